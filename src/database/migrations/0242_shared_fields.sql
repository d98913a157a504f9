-- What members of a family share (FAM-15). It stands at each of them as before, so that nothing else of the shop has to know; which fields
-- are meant the family says, and which of these are a member's own stands beside it.

alter table families add column shared text[] not null default '{}'
  check (shared <@ array['name', 'summary', 'content', 'label', 'brand', 'categories']);

create table own_fields (
  product_id bigint not null references products on delete cascade,
  field text not null check (field in ('name', 'summary', 'content', 'label', 'brand', 'categories')),
  primary key (product_id, field)
);
