-- Orders and everything that happens to them: stock held, payments, refunds, shipments, invoices.
-- There is no table of jobs or of news: both are jobs of graphile-worker, in its own schema, written by the transaction that
-- made them true. Nor is there a table for what the sandbox was sent: those are separate processes that remember it themselves.

create table orders (
  id bigint generated always as identity primary key,
  hashed_id text not null unique check (hashed_id ~ '^[A-Z2-9]{12}(-[0-9]+)?$'),
  parent_id bigint references orders,
  suffix smallint check (suffix >= 1),
  user_id bigint not null references users,
  status text not null default 'uncharged' check (status in ('uncharged', 'pending_payment', 'confirmed', 'picking', 'delivering',
    'delivered', 'finished', 'refunding', 'refunded', 'cancel', 'archived')),
  lang text not null default 'zh' check (lang in ('zh', 'en')),
  items_total int not null check (items_total >= 0),
  discount_amount int not null default 0 check (discount_amount between 0 and items_total),
  delivery_fee int not null default 0 check (delivery_fee >= 0),
  handling_fee int not null default 0 check (handling_fee >= 0),
  grand_total int not null check (grand_total >= 0),
  points_cost int not null default 0 check (points_cost >= 0),
  points_earned int not null default 0 check (points_earned >= 0),
  payment text not null check (payment in ('when_received', 'credit_cards', 'installment', 'line', 'jko', 'apple', 'google', 'atm')),
  instalment_number smallint check (instalment_number in (3, 6, 12)),
  first_payment int check (first_payment >= 0),
  each_payment int check (each_payment >= 0),
  shipping_method text not null check (shipping_method in ('black_cat', 'refrigeration', 'freezing', 'seven', 'ups')),
  region text not null default 'domestic' check (region in ('domestic', 'foreign')),
  temperature text not null default 'normal' check (temperature in ('normal', 'refrigeration', 'freezing')),
  pre_order boolean not null default false,
  received_time text check (received_time in ('unspecified', 'before_noon', 'afternoon_2_to_6', 'evening_5_to_8')),
  remark text not null default '' check (char_length(remark) <= 40),
  discount_code_id bigint references discount_codes,
  discount_code_text text,
  discount_name text,
  sender_name text not null,
  sender_phone text not null,
  contact jsonb,
  foreign_contact jsonb,
  store jsonb,
  receipt text check (receipt ~ '^[0-9]{8}$'),
  invoice jsonb not null,
  tracking text,
  payment_deadline timestamptz,
  expire_datetime timestamptz,
  cancel_code text,
  cancel_text text check (char_length(cancel_text) <= 200),
  placed_at timestamptz,
  confirmed_at timestamptz,
  picked_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  finished_at timestamptz,
  cancelled_at timestamptz,
  refunded_at timestamptz,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  unique (parent_id, suffix),
  check ((parent_id is null) = (suffix is null)),
  constraint orders_total_adds_up check (grand_total = items_total - discount_amount + delivery_fee + handling_fee),
  constraint orders_instalment_complete check (
    case payment when 'installment' then num_nulls(instalment_number, first_payment, each_payment) = 0
      else num_nonnulls(instalment_number, first_payment, each_payment) = 0 end),
  constraint orders_one_address check (case shipping_method
    when 'ups' then foreign_contact is not null and num_nonnulls(contact, store) = 0
    when 'seven' then num_nulls(contact, store) = 0 and foreign_contact is null
    else contact is not null and num_nonnulls(foreign_contact, store) = 0 end),
  constraint orders_region_of_method check ((region = 'foreign') = (shipping_method = 'ups'))
-- An order changes its state a handful of times in its life: room for that on its own page.
) with (fillfactor = 85);
create index orders_of_user on orders (user_id, placed_at desc, id desc);
create index orders_waiting on orders (status, payment_deadline) where status in ('uncharged', 'pending_payment');
-- For the nightly archive and the spending that decides the VIP level.
create index orders_finished on orders (user_id, finished_at) where finished_at is not null;

alter table stock_movements add foreign key (order_id) references orders;
alter table gift_claims add foreign key (order_id) references orders;
alter table discount_uses add foreign key (order_id) references orders;
alter table point_entries add foreign key (order_id) references orders;

create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- The cart line it came from. That one leaves the cart when the order is accepted, so nothing refers to it here.
  cart_item_id bigint,
  product_id bigint not null references products,
  item_type text not null check (item_type in ('normal', 'first_purchase', 'standalone', 'first_standalone', 'exclusive', 'add_on',
    'gifts', 'vvip_gift', 'birthday_gift', 'gifts_standalone', 'vvip_gift_standalone', 'birthday_gift_standalone')),
  quantity int not null check (quantity >= 1),
  price int not null check (price >= 0),
  sub_total int not null check (sub_total >= 0),
  shopping_point_cost int not null default 0 check (shopping_point_cost >= 0),
  temperature text not null default 'normal' check (temperature in ('normal', 'refrigeration', 'freezing')),
  snapshot jsonb not null,
  created_at timestamptz not null default now(),
  constraint order_lines_sub_total_adds_up check (sub_total = price::bigint * quantity)
);
create index order_lines_order on order_lines (order_id);
create index order_lines_product on order_lines (product_id);

-- Lines are never deleted, so neither are their options: no cascade.
create table order_line_options (
  id bigint generated always as identity primary key,
  line_id bigint not null references order_lines,
  product_id bigint not null references products,
  quantity int not null check (quantity >= 1),
  snapshot jsonb not null,
  created_at timestamptz not null default now(),
  unique (line_id, product_id)
);

create table order_edits (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  changed jsonb not null,
  actor text not null,
  created_at timestamptz not null default now()
);
create index order_edits_order on order_edits (order_id, id);

create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  event text not null,
  from_status text check (from_status in ('uncharged', 'pending_payment', 'confirmed', 'picking', 'delivering', 'delivered',
    'finished', 'refunding', 'refunded', 'cancel', 'archived')),
  to_status text not null check (to_status in ('uncharged', 'pending_payment', 'confirmed', 'picking', 'delivering', 'delivered',
    'finished', 'refunding', 'refunded', 'cancel', 'archived')),
  actor text not null check (actor in ('buyer', 'provider', 'courier', 'time', 'operations', 'system')),
  data jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index order_events_order on order_events (order_id, id);

select make_append_only(kept::regclass) from unnest(array['order_lines', 'order_line_options', 'order_edits', 'order_events']) as kept;

create table payments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  provider text not null,
  -- What the shop calls this attempt when it speaks to the provider: the key for asking what became of it.
  reference text not null unique,
  method text not null check (method in ('when_received', 'credit_cards', 'installment', 'line', 'jko', 'apple', 'google', 'atm')),
  amount int not null check (amount >= 0),
  status text not null default 'created' check (status in ('created', 'waiting', 'authorised', 'paid', 'failed', 'expired',
    'refunding', 'refunded', 'refund_failed')),
  provider_ref text,
  payment_url text,
  vatm_bank text,
  vatm_account text,
  instalment smallint check (instalment in (3, 6, 12)),
  saved_card_id bigint references saved_cards on delete set null,
  error_code text,
  error_text text,
  refunded_amount int not null default 0,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  unique (provider, provider_ref),
  check (refunded_amount between 0 and amount)
);
create index payments_order on payments (order_id);
create index payments_saved_card on payments (saved_card_id) where saved_card_id is not null;
create unique index payments_one_open on payments (order_id) where status in ('created', 'waiting', 'authorised');

create table payment_events (
  id bigint generated always as identity primary key,
  payment_id bigint references payments,
  provider text not null,
  event_key text not null,
  kind text not null,
  payload jsonb not null default '{}',
  processed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (provider, event_key)
);
create index payment_events_payment on payment_events (payment_id);
-- What the provider said stays as it was said; only "which payment was meant" and "dealt with" are added later.
create trigger append_only before delete or update of id, provider, event_key, kind, payload, created_at on payment_events
  for each row execute function refuse_change();

create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  amount int not null check (amount > 0),
  reason text not null,
  status text not null default 'requested' check (status in ('requested', 'sent', 'done', 'failed')),
  attempts int not null default 0 check (attempts >= 0),
  provider_ref text,
  next_try_at timestamptz,
  created_at timestamptz not null default now()
);
create index refunds_payment on refunds (payment_id);
create index refunds_due on refunds (status, next_try_at);

create table shipments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  carrier text not null check (carrier in ('tcat', 'seven', 'ups')),
  tracking_number text not null,
  state text not null default 'created',
  last_event_at timestamptz,
  created_at timestamptz not null default now(),
  unique (carrier, tracking_number)
);
create index shipments_order on shipments (order_id);

create table shipment_events (
  id bigint generated always as identity primary key,
  shipment_id bigint not null references shipments,
  event_key text not null,
  kind text not null,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (shipment_id, event_key)
);

create table invoices (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  number text not null unique,
  kind text not null check (kind in ('b2c', 'b2b', 'donate', 'paper')),
  status text not null default 'issued' check (status in ('issued', 'voided', 'allowance')),
  issued_at timestamptz not null,
  pdf bytea,
  created_at timestamptz not null default now()
);
create index invoices_order on invoices (order_id);

create table idempotency_keys (
  user_id bigint not null references users,
  route text not null,
  key text not null,
  request_hash text not null,
  state text not null default 'running' check (state in ('running', 'done')),
  response_status smallint,
  response_body jsonb,
  order_id bigint references orders,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, route, key)
);
create index idempotency_keys_expiry on idempotency_keys (expires_at);

select keep_updated_at(kept::regclass)
  from unnest(array['orders', 'payments', 'refunds', 'shipments', 'invoices', 'idempotency_keys']) as kept;
