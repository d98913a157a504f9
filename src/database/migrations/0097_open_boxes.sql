-- What of a parcel could not be found while it was packed, beside its line; and pictures of the open box.

create table line_shortages (
  id bigint generated always as identity primary key,
  -- The parcel, which is the order itself or a part of it.
  order_id bigint not null references orders,
  order_line_id bigint not null references order_lines,
  -- Of a bundle: what was picked into it.
  product_id bigint not null references products,
  quantity int not null check (quantity >= 1),
  -- The name of who reported it.
  reported_by text not null check (reported_by <> ''),
  created_at timestamptz not null default now()
);
create index line_shortages_order on line_shortages (order_id);
create index line_shortages_line on line_shortages (order_line_id);
select make_append_only('line_shortages');

-- The bytes lie here: nobody reaches them but through the office.
create table order_pictures (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  place smallint not null check (place between 1 and 3),
  staff_id bigint not null references staff,
  bytes bytea not null check (octet_length(bytes) between 1 and 2097152),
  keep_until timestamptz not null,
  taken_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (order_id, place)
);
alter table order_pictures alter column bytes set storage external;
create index order_pictures_over on order_pictures (keep_until);
