-- What people of the office keep beside a member: notes, and tags. Members see none of it.

create table member_notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  staff_id bigint not null references staff,
  text text not null check (text <> '' and char_length(text) <= 2000),
  pinned boolean not null default false,
  removed_at timestamptz,
  removed_by text check (removed_by <> ''),
  edited_at timestamptz,
  version int not null default 1,
  press text check (press <> ''),
  written_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint member_notes_removed check (num_nulls(removed_at, removed_by) in (0, 2))
);
comment on column member_notes.pinned is 'Stands on every order of the member.';
create index member_notes_member on member_notes (user_id, id);
create index member_notes_staff on member_notes (staff_id);
create unique index member_notes_press on member_notes (staff_id, press) where press is not null;
create index member_notes_newest_removed on member_notes (removed_at, id) where removed_at is not null;

create table member_tags (
  tag_id bigint not null references office_tags,
  user_id bigint not null references users,
  place smallint not null check (place between 1 and 20),
  created_at timestamptz not null default now(),
  primary key (tag_id, user_id),
  unique (user_id, place)
);
comment on column member_tags.place is 'Twenty places and no more: two who add tags at once cannot exceed them.';

-- Tags that were taken off a member and stand on them no more.
create table removed_member_tags (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  tag_id bigint not null references office_tags,
  removed_at timestamptz not null,
  removed_by text not null check (removed_by <> ''),
  created_at timestamptz not null default now(),
  constraint removed_member_tags_once unique (user_id, tag_id)
);
create index removed_member_tags_newest on removed_member_tags (removed_at, id);
create index removed_member_tags_tag on removed_member_tags (tag_id);
select keep_updated_at('removed_member_tags');
