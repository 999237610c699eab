-- The ground: people, tracks, covers, ratings, reviews, points, plays.
-- Counters stand in narrow tables of their own and change in the transaction of what they count;
-- `heatcheck recount` adds them up again and reports any difference.

create extension if not exists citext;

create type rating_type as enum ('FIRE', 'NEEDS_WORK', 'TRASH');
create type verdict as enum ('pending', 'unsure', 'validated', 'refused');

create table person (
  id int primary key generated always as identity,
  username citext not null unique,
  display_name text not null,
  bio text not null default '',
  password_hash text,                       -- null: nobody can sign in (the demo's people)
  profile_image text,
  cover_image text,
  followers int not null default 0,
  following int not null default 0,
  points int not null default 0,            -- what points_entry adds up to
  reviews_validated int not null default 0, -- with the two below: what trust is made of
  artists_rated int not null default 0,
  created_at timestamptz not null default now(),
  check (followers >= 0 and following >= 0 and reviews_validated >= 0 and artists_rated >= 0)
);
create index person_by_points on person (points desc, id);

create table session (
  token_hash bytea primary key,             -- SHA-256: a stolen table opens nothing
  person_id int not null references person on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_of_person on session (person_id);
create index session_by_expiry on session (expires_at);

-- How often somebody tried something: kept by rate-limiter-flexible.
create table tries (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table follow (
  follower_id int not null references person on delete cascade,
  artist_id int not null references person on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, artist_id),
  check (follower_id <> artist_id)
);
create index follow_by_artist on follow (artist_id);

-- Every file that was ever kept: what no row names a day later is swept away.
create table kept_file (
  key text primary key,
  kept_at timestamptz not null default now()
);
create index kept_file_by_age on kept_file (kept_at);

create table cover (
  id uuid primary key default gen_random_uuid(),
  person_id int not null references person on delete cascade,
  ticket uuid,
  audio_key text,                           -- the sound that it was painted from
  variation int not null default 0,
  source text not null,                     -- 'uploaded', or what painted it
  theme text,
  mood text,
  fraction real not null default 0,         -- how far the work has come
  step text not null default '',
  refusal text,                             -- why it could not be made
  renditions jsonb,                         -- [{shape, width, key}], null until made
  version text,                             -- of the renditions, for addresses that never change
  blur text,
  spot jsonb,
  created_at timestamptz not null default now()
);
create unique index cover_by_ticket on cover (person_id, ticket);
create index cover_of_sound on cover (person_id, audio_key);
create index cover_by_age on cover (created_at);

create table track (
  id int primary key generated always as identity,
  person_id int not null references person on delete cascade,
  title text not null,
  artist_name text not null,
  description text not null default '',
  genre text not null,
  cover_id uuid references cover on delete set null,
  audio_key text not null,                  -- the original, kept as it came
  audio_mime text not null,
  audio_bytes bigint not null,
  copy_key text,                            -- the streaming copy, where one helps
  copy_mime text,
  seconds real not null,
  loudness real,                            -- LUFS, integrated
  gain_db real not null default 0,          -- to -14 LUFS without clipping
  peaks smallint[] not null default '{}',   -- 200 of 0 to 255
  card_peaks smallint[] not null default '{}', -- 64 of them, for lists
  features jsonb,
  created_at timestamptz not null default now()
);
create index track_by_age on track (created_at desc, id desc);
create index track_of_person on track (person_id, created_at desc, id desc);
create index track_of_cover on track (cover_id);
create index track_of_sound on track (audio_key);

create table track_stats (
  track_id int primary key references track on delete cascade,
  person_id int not null,                   -- the artist, for the two places of any ten
  created_at timestamptz not null,
  fire int not null default 0,
  needs_work int not null default 0,
  trash int not null default 0,
  reviews int not null default 0,           -- validated ones
  points int not null default 0,            -- what points_entry adds up to
  weight_fire double precision not null default 0,
  weight_needs_work double precision not null default 0,
  weight_trash double precision not null default 0,
  heard int not null default 0,             -- different listeners
  score double precision not null,
  check (fire >= 0 and needs_work >= 0 and trash >= 0 and reviews >= 0 and heard >= 0)
);
create index track_by_score on track_stats (score desc, track_id desc);
create index track_by_ears on track_stats (created_at);

create table rating (
  track_id int not null references track on delete cascade,
  person_id int not null references person on delete cascade,
  type rating_type not null,
  weight double precision not null,         -- the rater's trust when rating, so that the sum can be repeated
  created_at timestamptz not null default now(),
  primary key (track_id, person_id)
);
create index rating_of_person on rating (person_id, track_id);

create table review (
  id int primary key generated always as identity,
  track_id int not null references track on delete cascade,
  person_id int not null references person on delete cascade,
  attempt uuid,
  prompt text not null,
  rating rating_type,                       -- the author's when posting
  weight double precision not null default 0,
  video_key text not null,                  -- the original, kept as it came
  video_mime text not null,
  copy_key text,                            -- seekable, and played by every browser
  copy_mime text,
  poster_key text,
  seconds real not null,
  transcript text,
  words jsonb,                              -- [{word, start, end, confidence}]
  transcript_by text,
  confidence real,
  verdict verdict not null default 'pending',
  verdict_by text,
  reasons jsonb not null default '[]',
  lines jsonb not null default '[]',        -- they add up to points_awarded
  could_have_earned jsonb not null default '[]',
  points_awarded int not null default 0,
  created_at timestamptz not null default now()
);
create unique index review_by_attempt on review (person_id, attempt);
create index review_of_track on review (track_id, created_at desc, id desc) where verdict = 'validated';
create index review_of_person on review (person_id, created_at desc, id desc);
create index review_undecided on review (track_id, person_id) where verdict <> 'validated';
-- One review per person and track earns points.
create unique index review_that_earns on review (track_id, person_id) where points_awarded > 0;

create table points_entry (
  id bigint primary key generated always as identity,
  person_id int not null references person on delete cascade,
  track_id int references track on delete set null,
  review_id int references review on delete set null,
  amount int not null,
  reason text not null,
  created_at timestamptz not null default now()
);
create index points_of_person on points_entry (person_id, id desc);
create index points_of_review on points_entry (review_id);
create index points_of_track on points_entry (track_id);

create function points_entries_never_change() returns trigger language plpgsql as $$
begin
  -- What they speak of may go; amount, person and reason stay.
  if tg_op = 'UPDATE' and (new.id, new.person_id, new.amount, new.reason, new.created_at)
     is not distinct from (old.id, old.person_id, old.amount, old.reason, old.created_at) then return new; end if;
  raise exception 'points_entry rows are never changed';
end $$;
create trigger points_entries_never_change before update on points_entry
  for each row execute function points_entries_never_change();

create table play (
  event_id uuid primary key,
  visit_id uuid not null,
  track_id int not null references track on delete cascade,
  listener text not null,                   -- 'p17', or a guest's random id of the day
  intervals jsonb not null,
  ended_at real not null,
  how text not null,
  created_at timestamptz not null default now()
);
create index play_of_track on play (track_id, created_at);

create table listener_heard (
  track_id int not null references track on delete cascade,
  listener text not null,
  primary key (track_id, listener)
);

create view user_card as
select id, username::text as username, display_name as "displayName", bio,
       profile_image is not null as "profileImage", cover_image is not null as "coverImage",
       followers, following, points, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt"
from person;

-- What a list of tracks shows: one row a card, in the words of the contract.
create view track_card as
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
left join cover c on c.id = t.cover_id;

create view review_card as
select
  r.id, r.track_id as "trackId",
  '/api/reviews/' || r.id || '/video?v=' || substr(coalesce(r.copy_key, r.video_key), 4, 16) as "videoUrl",
  case when r.poster_key is not null then '/api/reviews/' || r.id || '/poster?v=' || substr(r.poster_key, 4, 16) end as "posterUrl",
  r.seconds, r.prompt, r.rating as "ratingType", r.transcript, r.points_awarded as "pointsAwarded",
  r.verdict = 'validated' as validated, r.verdict, r.reasons, r.lines, r.could_have_earned as "couldHaveEarned",
  r.transcript_by as "transcriptBy", r.verdict_by as "verdictBy", to_char(r.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
  jsonb_build_object('id', p.id, 'username', p.username::text, 'displayName', p.display_name,
                     'profileImage', p.profile_image is not null) as reviewer,
  jsonb_build_object('title', t.title,
                     'coverImage', case when c.version is not null then '/api/tracks/' || t.id || '/cover?v=' || c.version end) as track,
  r.created_at as created, r.track_id, r.person_id
from review r
join person p on p.id = r.person_id
join track t on t.id = r.track_id
left join cover c on c.id = t.cover_id;

-- What the demo has made so far, so that a start that was cut off goes on where it was.
create table demo_progress (
  slug text primary key,
  track_id int references track on delete set null
);
