-- Tracks and reviews can be deleted: hidden at once, brought back within seconds, then swept for good.
-- Why points go, stay or come back: docs/decisions/0010-deletion.md.

alter table track add column deleted_at timestamptz;
alter table track_stats add column deleted boolean not null default false; -- keeps it out of the ranking meanwhile
alter table review add column deleted_at timestamptz;
create index track_deleted on track (deleted_at) where deleted_at is not null;
create index review_deleted on review (deleted_at) where deleted_at is not null;

-- A deleted review earns nothing, and stands in no other's way.
drop index review_that_earns;
create unique index review_that_earns on review (track_id, person_id) where points_awarded > 0 and deleted_at is null;

-- A review outlives its track, for its author alone: it is what explains their points.
alter table review drop constraint review_track_id_fkey;

create or replace view track_card as
select
  t.id, t.title, t.artist_name as "artistName", t.description, t.genre,
  jsonb_build_object('id', p.id, 'username', p.username::text, 'displayName', p.display_name,
                     'profileImage', p.profile_image is not null) as creator,
  s.fire as "fireCount", s.needs_work as "needsWorkCount", s.trash as "trashCount",
  s.reviews > 0 as "hasReviews", s.reviews as "reviewCount", s.points as "totalPoints",
  case when c.version is not null then '/api/tracks/' || t.id || '/cover?v=' || c.version end as "coverImage",
  c.blur, c.spot,
  '/api/tracks/' || t.id || '/audio?v=' || substr(coalesce(t.copy_key, t.audio_key), 4, 16) as audio,
  t.seconds, t.gain_db as "gainDb",
  t.card_peaks as peaks,
  to_char(t.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
  t.created_at as created, t.person_id
from track t
join track_stats s on s.track_id = t.id
join person p on p.id = t.person_id
left join cover c on c.id = t.cover_id
where t.deleted_at is null;

-- Where the track is gone its title is empty.
create or replace view review_card as
select
  r.id, r.track_id as "trackId",
  '/api/reviews/' || r.id || '/video?v=' || substr(coalesce(r.copy_key, r.video_key), 4, 16) as "videoUrl",
  case when r.poster_key is not null then '/api/reviews/' || r.id || '/poster?v=' || substr(r.poster_key, 4, 16) end as "posterUrl",
  r.seconds, r.prompt, r.rating as "ratingType", r.transcript, r.points_awarded as "pointsAwarded",
  r.verdict = 'validated' as validated, r.verdict, r.reasons, r.lines, r.could_have_earned as "couldHaveEarned",
  r.transcript_by as "transcriptBy", r.verdict_by as "verdictBy", to_char(r.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
  jsonb_build_object('id', p.id, 'username', p.username::text, 'displayName', p.display_name,
                     'profileImage', p.profile_image is not null) as reviewer,
  jsonb_build_object('title', coalesce(t.title, ''), 'spot', c.spot,
                     'coverImage', case when c.version is not null then '/api/tracks/' || t.id || '/cover?v=' || c.version end) as track,
  r.created_at as created, r.track_id, r.person_id,
  t.id is not null as has_track
from review r
join person p on p.id = r.person_id
left join track t on t.id = r.track_id and t.deleted_at is null
left join cover c on c.id = t.cover_id
where r.deleted_at is null;
