-- Orders that people of the shop placed for a member: by whom, and under the key of which press, so that one press is one order.

create table staff_orders (
  order_id bigint primary key references orders,
  press text not null unique check (press <> ''),
  placed_by text not null check (placed_by <> ''),
  created_at timestamptz not null default now()
);
