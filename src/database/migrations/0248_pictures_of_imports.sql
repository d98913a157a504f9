-- Pictures that a file names (IMP-14): each is fetched once, however many products it is for.
alter table imports add column fetching boolean not null default false;

create table import_pictures (
  import_id bigint not null references imports on delete cascade,
  -- An https address, or the name of a file in the ZIP.
  source text not null check (char_length(source) between 1 and 1000),
  state text not null default 'waiting' check (state in ('waiting', 'fetched', 'failed')),
  -- Why it did not come.
  why text,
  -- The picture of the shop that was made of it.
  picture text,
  primary key (import_id, source),
  check ((state = 'fetched') = (picture is not null)),
  check ((state = 'failed') = (why is not null))
);
create index import_pictures_waiting on import_pictures (import_id) where state = 'waiting';

-- For which rows they are, in their order; those that stand in a text come behind the others.
create table import_row_pictures (
  import_id bigint not null,
  row_no int not null,
  place int not null,
  source text not null,
  alt text not null default '',
  in_text boolean not null default false,
  primary key (import_id, row_no, place),
  foreign key (import_id, row_no) references import_rows on delete cascade,
  foreign key (import_id, source) references import_pictures on delete cascade
);
create index import_row_pictures_of_source on import_row_pictures (import_id, source);

-- Whether the pictures of a row are still to come, or its product has what came of them.
alter table import_rows add column pictures text check (pictures in ('waiting', 'given'));
create index import_rows_waiting_for_pictures on import_rows (import_id, row_no) where pictures = 'waiting';
select keep_updated_at(kept::regclass) from unnest(array['import_pictures', 'import_row_pictures']) as kept;
