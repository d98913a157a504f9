-- How likely an order brings loss (風險), why, and what a person says of it; and what is remembered of suspicious ones.

alter table orders
  add column risk text not null default 'low' check (risk in ('low', 'middle', 'high')),
  add column risk_reasons text[] not null default '{}'
    check (risk_reasons <@ array['large_by_new_account', 'cards_refused', 'marked', 'not_collected', 'foreign_card']),
  add column risk_mark text check (risk_mark in ('safe', 'suspicious')),
  add constraint orders_risk_has_reasons check ((risk = 'low') = (risk_reasons = '{}')),
  add constraint orders_risk_by_the_order check (parent_id is null or (risk = 'low' and risk_mark is null));
create index orders_at_high_risk on orders (placed_at desc, id desc) where risk = 'high';
create index orders_at_middle_risk on orders (placed_at desc, id desc) where risk = 'middle';

-- The shop itself holds an order of high risk: then nobody's name stands there.
alter table orders
  drop constraint orders_held_whole,
  add constraint orders_held_whole check (num_nulls(held_reason, held_at) in (0, 2) and (held_by is null or held_at is not null));

alter table payments add column card_country text check (card_country ~ '^[A-Z]{2}$');
comment on column payments.card_country is 'Where the card comes from that was charged, as the card company says; null while nobody has seen one.';

create table risk_marks (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('phone', 'address', 'user')),
  value_hash bytea not null,
  order_id bigint not null references orders,
  reason text check (reason <> ''),
  staff_id bigint references staff,
  until timestamptz not null,
  created_at timestamptz not null default now(),
  unique (kind, value_hash, order_id)
);
comment on table risk_marks is 'By what the recipient and the buyer of a suspicious order are known again. Nobody can read out of it who they are.';
comment on column risk_marks.value_hash is 'Keyed with a secret of the shop.';
comment on column risk_marks.staff_id is 'Null where a program marked it.';
create index risk_marks_by_order on risk_marks (order_id);
create index risk_marks_until on risk_marks (until);

alter table notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (kind in ('approvals', 'assigned', 'mentions', 'batches', 'webhooks', 'tiles', 'risk'));
