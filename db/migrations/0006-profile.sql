-- Portraits and banners, in every size that screens use. person.profile_image and cover_image name the widest file;
-- when it came is told with everybody's name, because it makes the picture's address one that never changes.
alter table person add column profile_image_at timestamptz, add column cover_image_at timestamptz;

create table picture (
  person_id int not null references person on delete cascade,
  kind text not null check (kind in ('profile', 'cover')),
  sizes jsonb not null,                     -- [{width, key}]
  blur text not null,
  spot jsonb not null,
  primary key (person_id, kind)
);

create function milliseconds(moment timestamptz) returns float8 language sql stable as
  $$ select floor(extract(epoch from moment) * 1000)::float8 $$;

create or replace view user_card as
select id, username::text as username, display_name as "displayName", bio,
       profile_image is not null as "profileImage", cover_image is not null as "coverImage",
       followers, following, points, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
       milliseconds(profile_image_at) as "profileImageAt", milliseconds(cover_image_at) as "coverImageAt"
from person;

-- The cards of tracks and reviews as they are, with that time beside each of their people.
do $$
declare
  card text;
  old text;
  new text;
begin
  foreach card in array array['track_card', 'review_card'] loop
    old := pg_get_viewdef(card::regclass);
    new := replace(old, '(p.profile_image IS NOT NULL)',
                   '(p.profile_image IS NOT NULL), ''profileImageAt'', milliseconds(p.profile_image_at)');
    if new = old then raise exception '% names nobody', card; end if;
    execute format('create or replace view %I as %s', card, new);
  end loop;
end $$;
