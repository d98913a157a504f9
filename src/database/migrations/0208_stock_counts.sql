-- Counts of what lies in the house (盤點): what the ledger said at their start, what whom counted when, and what was booked (STK-15 to STK-17).

create table stocktakes (
  id bigint generated always as identity primary key,
  name text not null check (name <> '' and length(name) <= 80),
  -- What it covers, as it was asked for.
  covers jsonb not null,
  shows_expected boolean not null default false,
  started_by text not null,
  started_at timestamptz not null,
  booked_by text check (booked_by <> ''),
  booked_at timestamptz,
  created_at timestamptz not null default now(),
  constraint stocktakes_booked check ((booked_at is null) = (booked_by is null))
);
create index stocktakes_open on stocktakes (id) where booked_at is null;

-- Units of a product in one lot, or in none.
create table stocktake_lines (
  id bigint generated always as identity primary key,
  stocktake_id bigint not null references stocktakes,
  product_id bigint not null references products,
  place_id bigint not null default 1 references places,
  lot_id bigint,
  -- What the ledger said at the start.
  frozen int not null check (frozen >= 0),
  created_at timestamptz not null default now(),
  foreign key (lot_id, product_id, place_id) references stock_lots (id, product_id, place_id),
  unique nulls not distinct (stocktake_id, product_id, place_id, lot_id)
);
create index stocktake_lines_of_product on stocktake_lines (product_id);
create index stocktake_lines_of_lot on stocktake_lines (lot_id) where lot_id is not null;
select make_append_only('stocktake_lines');

-- What a device counted, each time once, however often it is sent (STK-18).
create table stocktake_marks (
  id bigint generated always as identity primary key,
  device_key text not null,
  seq int not null check (seq >= 1),
  line_id bigint not null references stocktake_lines,
  -- 1, and 2 where a difference was too large.
  round int not null check (round in (1, 2)),
  -- So many more, or so many in all.
  kind text not null check (kind in ('add', 'set')),
  units int not null check (units between -100000 and 1000000 and (kind = 'add' or units >= 0)),
  -- Two people may have one name: whose session or key it was, and the name.
  counter text not null,
  counted_by text not null,
  -- By the clock of the shop.
  counted_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (device_key, seq)
);
create index stocktake_marks_of_line on stocktake_marks (line_id, id);
select make_append_only('stocktake_marks');

-- The difference of a line is booked once.
alter table stock_movements add column stocktake_line_id bigint references stocktake_lines;
create unique index stock_movements_stocktake on stock_movements (stocktake_line_id) where stocktake_line_id is not null;
