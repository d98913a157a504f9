-- What each hour has brought, so that curves of a month are read from a few hundred rows.

create table office_hours (
  hour timestamptz primary key check (hour = date_trunc('hour', hour, 'UTC')),
  orders int not null check (orders >= 0),
  goods bigint not null,
  new_members int not null check (new_members >= 0),
  refunded bigint not null check (refunded >= 0),
  created_at timestamptz not null default now()
);
comment on table office_hours is 'Each minute 48 hours are reckoned anew; what is older stays. The newest row is of an hour that still runs.';
comment on column office_hours.orders is 'Orders that first stood in it.';
comment on column office_hours.goods is 'Theirs, after discounts.';
comment on column office_hours.refunded is 'What was paid out in it, for orders of any hour.';
