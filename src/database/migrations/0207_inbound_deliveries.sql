-- Deliveries that come in (進貨單): what was ordered, line by line, what of it was counted, and what was put into stock (STK-04).

create table inbound_deliveries (
  id bigint generated always as identity primary key,
  supplier text not null check (supplier <> '' and length(supplier) <= 80),
  expected_on date,
  note text not null default '' check (length(note) <= 300),
  created_by text not null,
  closed_by text check (closed_by <> ''),
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint inbound_deliveries_closed check ((closed_at is null) = (closed_by is null))
);
create index inbound_deliveries_open on inbound_deliveries (expected_on, id) where closed_at is null;

create table inbound_lines (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references inbound_deliveries,
  product_id bigint not null references products,
  -- None of what came without being ordered.
  expected int not null check (expected between 0 and 100000),
  unit_cost_cents int check (unit_cost_cents between 0 and 1000000000),
  lot text check (lot <> '' and length(lot) <= 40),
  expires_on date,
  counted int not null default 0 check (counted between 0 and 1000000),
  created_at timestamptz not null default now(),
  constraint inbound_lines_lot check ((lot is null) = (expires_on is null))
) with (fillfactor = 80);
comment on column inbound_lines.counted is 'read-only: the sum of inbound_scans';
create index inbound_lines_of_delivery on inbound_lines (delivery_id, id);
create index inbound_lines_of_product on inbound_lines (product_id);

-- What devices counted, each time once, however often it is sent; `units` is what it came to (STK-18).
create table inbound_scans (
  device_key text not null,
  seq int not null check (seq >= 1),
  delivery_id bigint not null references inbound_deliveries,
  line_id bigint references inbound_lines,
  code text not null,
  units int not null,
  verdict text not null check (verdict in ('right', 'more', 'undone', 'nothing', 'not_ordered', 'unknown', 'closed')),
  counted_by text not null,
  scanned_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (device_key, seq),
  constraint inbound_scans_count check ((verdict in ('right', 'more', 'undone')) = (units <> 0)),
  check (units = 0 or line_id is not null)
);
create index inbound_scans_of_line on inbound_scans (line_id);
create index inbound_scans_of_delivery on inbound_scans (delivery_id);
select make_append_only('inbound_scans');

create function count_inbound_scans() returns trigger language plpgsql as $$
begin
  update inbound_lines set counted = counted + each.units
    from (select line_id, sum(units)::int as units from scanned where line_id is not null group by line_id) as each
    where inbound_lines.id = each.line_id;
  return null;
end $$;
create trigger count_inbound_scans after insert on inbound_scans
  referencing new table as scanned for each statement execute function count_inbound_scans();
create trigger counted_follows_scans before update of counted on inbound_lines
  for each row when (pg_trigger_depth() = 0) execute function refuse_stock_by_hand();

-- What a line put into stock; what takes that back names it too.
alter table stock_movements add column inbound_line_id bigint references inbound_lines;
create index stock_movements_inbound on stock_movements (inbound_line_id) include (delta) where inbound_line_id is not null;
