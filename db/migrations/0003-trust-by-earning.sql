-- Only reviews that earn make their author more trusted: what was counted before is counted again.
update person p set reviews_validated =
  (select count(*) from review where person_id = p.id and verdict = 'validated' and points_awarded > 0);
