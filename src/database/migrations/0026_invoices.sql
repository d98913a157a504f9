-- What the invoice platform said, what is printed on the proof, and what was taken off again.

alter table invoices
  -- What the shop calls the invoice when it speaks to the platform: asked twice, it is one invoice.
  add column relate_number text unique,
  add column random_code text check (random_code ~ '^[0-9]{4}$'),
  add column amount int check (amount > 0),
  add column reduced_amount int not null default 0,
  add column buyer_tax_id text check (buyer_tax_id ~ '^[0-9]{8}$'),
  add column lines jsonb not null default '[]',
  add column voided_at timestamptz,
  add constraint invoices_reduced_within check (reduced_amount between 0 and coalesce(amount, reduced_amount));
-- One invoice per order that stands.
create unique index invoices_one_standing on invoices (order_id) where status <> 'voided';

create table invoice_allowances (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices,
  -- Why it was taken off, as the order says it: the same cause twice is one allowance.
  cause text not null,
  number text not null,
  amount int not null check (amount > 0),
  created_at timestamptz not null default now(),
  unique (invoice_id, cause)
);
select make_append_only('invoice_allowances');
