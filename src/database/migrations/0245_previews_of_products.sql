-- What somebody has typed and not saved, for as long as they look at how the shop would draw it (GDS-50).
create table product_previews (
  key_hash bytea primary key,
  staff_id bigint not null references staff,
  product_id bigint not null references products on delete cascade,
  change jsonb not null,
  expires_at timestamptz not null
);
create index product_previews_expiry on product_previews (expires_at);
create index product_previews_product on product_previews (product_id);
