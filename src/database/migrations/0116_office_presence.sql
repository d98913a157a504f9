-- Who has which thing open in the office at this moment. It locks nothing, and nothing is lost when it is.

create unlogged table office_presence (
  staff_id bigint not null references staff,
  object_kind text not null check (object_kind in ('order', 'product', 'return', 'member')),
  object_id text not null check (object_id <> ''),
  seen_at timestamptz not null,
  primary key (staff_id, object_kind, object_id)
);
create index office_presence_object on office_presence (object_kind, object_id, seen_at);
create index office_presence_seen on office_presence (seen_at);
