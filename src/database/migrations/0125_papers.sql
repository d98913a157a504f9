-- Papers of packing that somebody has printed: kept for an hour, for who printed them.

create table printed_papers (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('packing_slips', 'proof_slips', 'pick_list')),
  staff_id bigint not null references staff,
  bytes bytea not null check (octet_length(bytes) > 0),
  keep_until timestamptz not null,
  created_at timestamptz not null default now()
);
alter table printed_papers alter column bytes set storage external;
create index printed_papers_over on printed_papers (keep_until);

-- Whose goods stand on a paper.
create table printed_paper_orders (
  paper_id bigint not null references printed_papers on delete cascade,
  order_id bigint not null references orders,
  primary key (paper_id, order_id)
);
create index printed_paper_orders_order on printed_paper_orders (order_id);

-- Each print of the proof of an invoice on paper. There is one original: a test print is none, and whatever is printed after it is a reprint.
create table proof_prints (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices,
  kind text not null check (kind in ('original', 'reprint', 'test')),
  staff_id bigint not null references staff,
  printed_at timestamptz not null
);
create unique index proof_prints_original on proof_prints (invoice_id) where kind = 'original';
create index proof_prints_invoice on proof_prints (invoice_id);
select make_append_only('proof_prints');

-- What fills a wave, such as a batch of the list of orders: it puts its next parcels into the same one.
alter table waves add column made_for text check (made_for <> '');
create index waves_made_for on waves (made_for) where made_for is not null;
