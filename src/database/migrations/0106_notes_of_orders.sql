-- What people of the office keep beside an order: notes with files, tags, and who looks after it. Buyers see none of it.

create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  staff_id bigint not null references staff,
  text text not null check (text <> '' and char_length(text) <= 2000),
  pinned boolean not null default false,
  print_on_pick boolean not null default false,
  removed_at timestamptz,
  removed_by text check (removed_by <> ''),
  edited_at timestamptz,
  version int not null default 1,
  written_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint order_notes_removed check (num_nulls(removed_at, removed_by) in (0, 2))
);
comment on column order_notes.print_on_pick is 'Stands on the pick list; no other note is ever printed.';
create index order_notes_order on order_notes (order_id, id);
create index order_notes_staff on order_notes (staff_id);

-- Uploaded first, and then named by the note that they belong to. The bytes lie here: nobody reaches them but through the office.
create table order_note_files (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  staff_id bigint not null references staff,
  note_id bigint references order_notes,
  place smallint check (place between 1 and 5),
  name text not null check (name <> ''),
  kind text not null check (kind in ('jpeg', 'png', 'webp', 'pdf')),
  bytes bytea not null check (octet_length(bytes) between 1 and 10485760),
  uploaded_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint order_note_files_placed check (num_nulls(note_id, place) in (0, 2)),
  unique (note_id, place)
);
alter table order_note_files alter column bytes set storage external;
create index order_note_files_order on order_note_files (order_id);
create index order_note_files_waiting on order_note_files (uploaded_at) where note_id is null;
create index order_note_files_staff on order_note_files (staff_id);

create table office_tags (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('order', 'member')),
  name text not null check (char_length(name) between 1 and 20),
  created_at timestamptz not null default now()
);
create unique index office_tags_once on office_tags (kind, lower(name));

create table order_tags (
  tag_id bigint not null references office_tags,
  order_id bigint not null references orders,
  place smallint not null check (place between 1 and 20),
  created_at timestamptz not null default now(),
  primary key (tag_id, order_id),
  unique (order_id, place)
);
comment on column order_tags.place is 'Twenty places and no more: two who add tags at once cannot exceed them.';

alter table orders
  add column assigned_to bigint references staff,
  add constraint orders_assigned_by_the_order check (assigned_to is null or parent_id is null);
create index orders_assigned on orders (assigned_to, placed_at desc, id desc) where assigned_to is not null;
