-- Who has no track wears the colours of the track that they reviewed last.
create or replace view person_card as
select u.*, coalesce(
  (select c.spot from track t left join cover c on c.id = t.cover_id
   where t.person_id = u.id and t.deleted_at is null order by t.created_at desc, t.id desc limit 1),
  (select c.spot from review r join track t on t.id = r.track_id join cover c on c.id = t.cover_id
   where r.person_id = u.id and r.verdict = 'validated' and r.deleted_at is null and t.deleted_at is null
   order by r.created_at desc, r.id desc limit 1)) as spot
from user_card u;
