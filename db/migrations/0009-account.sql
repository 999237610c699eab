-- What people see of their own account: where they are signed in, and the codes that open it when the password is lost.
alter table session
  add column id int generated always as identity unique,
  add column browser text,                  -- "Firefox", "Android": the kind, not the whole description it sends
  add column system text,
  add column seen_at timestamptz not null default now();

create table recovery_code (
  person_id int not null references person on delete cascade,
  code_hash bytea not null,                 -- SHA-256 of 80 random bits: a stolen table opens nothing
  made_at timestamptz not null default now(),
  primary key (person_id, code_hash)
);
