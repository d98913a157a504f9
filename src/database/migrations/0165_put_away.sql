-- What people of the office put away is listed for thirty days with who did so, and can be had back.

-- Tags that were taken off an order and stand on it no more.
create table removed_order_tags (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  tag_id bigint not null references office_tags,
  removed_at timestamptz not null,
  removed_by text not null check (removed_by <> ''),
  created_at timestamptz not null default now(),
  constraint removed_order_tags_once unique (order_id, tag_id)
);
create index removed_order_tags_newest on removed_order_tags (removed_at, id);
create index removed_order_tags_tag on removed_order_tags (tag_id);
select keep_updated_at('removed_order_tags');

create index order_notes_newest_removed on order_notes (removed_at, id) where removed_at is not null;

-- Who put a view away before this was written down is not known.
alter table saved_views add column removed_by text check (removed_by <> '');
alter table roles
  add column removed_by text check (removed_by <> ''),
  add constraint roles_removed check (num_nulls(removed_at, removed_by) in (0, 2));
