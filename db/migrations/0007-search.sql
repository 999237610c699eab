-- What search reads: the words of every track and person, and every word there is, by which typing errors are forgiven.
-- All of it follows from track and person, and is kept right by their triggers.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Lower case, without accents and other marks, in one form for full-width and joined characters.
create function fold(said text) returns text language sql immutable strict parallel safe as $$
  select lower(unaccent('unaccent', normalize(
    regexp_replace(normalize(said, nfkd), '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]', '', 'g'), nfkc)))
$$;

-- Words as they are compared, with one space between them. What is written inside of a word (don't, R&B) parts nothing;
-- where a script puts no spaces between words, each character is one.
create function search_text(said text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    regexp_replace(translate(fold(coalesce(said, '')), '''’`´&', ''), '([\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Words with the weight of where they stand; in which order does not matter.
create function search_vector(said text, weight text) returns tsvector language sql immutable parallel safe as $$
  select case words when '' then '' else replace(words, ' ', ':1' || weight || ' ') || ':1' || weight end::tsvector
  from search_text(said) as words
$$;

create table search_word (word text collate "C" primary key);
create index search_word_alike on search_word using gin (word gin_trgm_ops);

create table search_track (
  track_id int primary key references track on delete cascade,
  words tsvector not null                   -- title A, artist B, genre C
);
create index search_track_words on search_track using gin (words);

create table search_person (
  person_id int primary key references person on delete cascade,
  words tsvector not null                   -- names A, the names on their tracks B
);
create index search_person_words on search_person using gin (words);

create function search_learn_people(ids int[]) returns void language plpgsql as $$
begin
  with named as materialized (
    select p.id, search_vector(p.display_name || ' ' || p.username::text, 'A') || search_vector((
      select left(string_agg(distinct artist_name, ' '), 20000) from track where person_id = p.id and deleted_at is null), 'B') as words
    from person p where p.id = any(ids)
  ), learnt as (
    -- In one order, so that no two wait for each other.
    insert into search_word select distinct word from named, unnest(tsvector_to_array(words)) as it (word) order by word
    on conflict do nothing
  )
  insert into search_person select id, words from named order by id
  on conflict (person_id) do update set words = excluded.words where search_person.words <> excluded.words;
end $$;

create function search_learn_tracks(ids int[]) returns void language plpgsql as $$
begin
  with named as materialized (
    select id, search_vector(title, 'A') || search_vector(artist_name, 'B') || search_vector(genre, 'C') as words from track where id = any(ids)
  ), learnt as (
    insert into search_word select distinct word from named, unnest(tsvector_to_array(words)) as it (word) order by word
    on conflict do nothing
  )
  insert into search_track select id, words from named order by id
  on conflict (track_id) do update set words = excluded.words;
  perform search_learn_people(array(select distinct person_id from track where id = any(ids)));
end $$;

-- Whole statements at once where rows come and go; where one changes, only if its words did.
create function search_tracks_came() returns trigger language plpgsql as $$
begin
  perform search_learn_tracks(array(select id from came));
  return null;
end $$;
create function search_tracks_went() returns trigger language plpgsql as $$
begin
  perform search_learn_people(array(select distinct person_id from went));
  return null;
end $$;
create function search_track_changed() returns trigger language plpgsql as $$
begin
  perform search_learn_tracks(array[new.id]);
  return null;
end $$;
create function search_people_came() returns trigger language plpgsql as $$
begin
  perform search_learn_people(array(select id from came));
  return null;
end $$;
create function search_person_changed() returns trigger language plpgsql as $$
begin
  perform search_learn_people(array[new.id]);
  return null;
end $$;
create trigger search_tracks_came after insert on track referencing new table as came
  for each statement execute function search_tracks_came();
create trigger search_tracks_went after delete on track referencing old table as went
  for each statement execute function search_tracks_went();
create trigger search_track_changed after update of title, artist_name, genre, deleted_at on track for each row
  when ((old.title, old.artist_name, old.genre, old.deleted_at)
        is distinct from (new.title, new.artist_name, new.genre, new.deleted_at))
  execute function search_track_changed();
create trigger search_people_came after insert on person referencing new table as came
  for each statement execute function search_people_came();
create trigger search_person_changed after update of display_name, username on person for each row
  when ((old.display_name, old.username::text) is distinct from (new.display_name, new.username::text))
  execute function search_person_changed();

select search_learn_tracks(array(select id from track));
select search_learn_people(array(select id from person));

-- Tracks of one genre, newest first.
create index track_of_genre on track (genre, created_at desc, id desc);
-- The leaderboard: the most fires first; of equals the later one, which needed less time for them.
create index track_by_fires on track_stats (fire desc, track_id desc) where fire > 0 and not deleted;

-- A person in a list, in the colours of their newest track's cover.
create view person_card as
select u.*, (
  select c.spot from track t left join cover c on c.id = t.cover_id
  where t.person_id = u.id and t.deleted_at is null order by t.created_at desc, t.id desc limit 1) as spot
from user_card u;
