-- Every move of a payment attempt with who moved it and why, as order_events keeps those of the order.
create table payment_moves (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  event text not null,
  from_status text check (from_status in ('created', 'waiting', 'authorised', 'paid', 'failed', 'expired', 'refunding', 'refunded', 'refund_failed')),
  to_status text not null check (to_status in ('created', 'waiting', 'authorised', 'paid', 'failed', 'expired', 'refunding', 'refunded', 'refund_failed')),
  actor text not null check (actor in ('buyer', 'provider', 'courier', 'time', 'operations', 'system')),
  cause jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index payment_moves_payment on payment_moves (payment_id, id);
select make_append_only('payment_moves');

-- When the stranger is asked next what became of the attempt; null when nothing more can become of it.
alter table payments add column next_ask_at timestamptz;
create index payments_to_ask on payments (next_ask_at) where next_ask_at is not null;
update payments set next_ask_at = now() where status = 'created' and method <> 'when_received';

-- Numbers of the shop's own inside its virtual accounts. Each account waits for one payment at a time.
create sequence virtual_account_serials as int maxvalue 9999999 cycle;
create unique index payments_one_account on payments (vatm_account) where vatm_account is not null and status = 'waiting';

-- What the shop calls a refund when it asks for it: asked again under the same name, it is one refund.
alter table refunds
  add column reference text not null unique default replace(gen_random_uuid()::text, '-', ''),
  add column error_code text,
  add column error_text text,
  add column done_at timestamptz;
