-- A track of the demo is published first, then rated and reviewed: a start that was cut off in between goes on there.
alter table demo_progress add column finished boolean not null default true;
