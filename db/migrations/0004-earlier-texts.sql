-- Each judged review is compared with what was said of its track before, while the track is locked.
create index review_said_of_track on review (track_id, id desc);
