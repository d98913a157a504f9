-- A product that comes and goes at its minute (GDS-46), and a price that does (GDS-21, D-202).

create table product_schedules (
  product_id bigint primary key references products on delete cascade,
  on_at timestamptz not null,
  off_at timestamptz check (off_at > on_at),
  -- Its start is done; once all of it is, the row is gone.
  started boolean not null default false,
  created_at timestamptz not null default now(),
  constraint product_schedules_not_over check (not started or off_at is not null)
);
create index product_schedules_start on product_schedules (on_at) where not started;
create index product_schedules_end on product_schedules (off_at) where started;
select keep_updated_at('product_schedules');

-- Whoever moves a product by hand has done what was scheduled, or has ended it.
create function keep_product_schedule() returns trigger language plpgsql as $$
begin
  if new.state = 'on' then
    delete from product_schedules where product_id = new.id and off_at is null;
    update product_schedules set started = true where product_id = new.id;
  elsif old.state in ('on', 'scheduled') then
    delete from product_schedules where product_id = new.id;
  end if;
  return null;
end $$;
create trigger keep_product_schedule after update of state, available on products for each row
  when (old.state <> new.state) execute function keep_product_schedule();

create table product_prices (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  price int not null check (price >= 0),
  -- What is not said stays as it is at other times.
  origin_price int check (origin_price >= price),
  first_purchase_price int check (first_purchase_price >= 0 and first_purchase_price < price),
  shopping_point_price int check (shopping_point_price > 0),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'over', 'withdrawn')),
  -- The prices from before, which return at the end; kept only while it runs.
  regular_price int,
  regular_origin_price int,
  regular_first_purchase_price int,
  regular_shopping_point_price int,
  created_at timestamptz not null default now(),
  constraint product_prices_cost_something check (price > 0 or shopping_point_price is not null),
  constraint product_prices_remember check ((state = 'running') = (regular_price is not null and regular_origin_price is not null)),
  -- Two of one product never overlap, whoever writes at the same time.
  constraint product_prices_apart exclude using gist (int8range(product_id, product_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
    where (state in ('waiting', 'running'))
);
create index product_prices_product on product_prices (product_id, starts_at);
create index product_prices_start on product_prices (starts_at) where state = 'waiting';
create index product_prices_end on product_prices (ends_at) where state = 'running';
create unique index product_prices_running on product_prices (product_id) where state = 'running';
select keep_updated_at('product_prices');

-- While a scheduled price runs it is the price on the row: nobody writes past it.
create function check_scheduled_price() returns trigger language plpgsql as $$
declare
  of_product bigint := case tg_table_name when 'products' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'product_id' end;
begin
  if exists (
    select from product_prices as scheduled join products on products.id = scheduled.product_id
    where scheduled.product_id = of_product and scheduled.state = 'running' and products.price <> scheduled.price) then
    raise exception 'product % has another price than the one that runs', of_product using errcode = 'check_violation',
      constraint = 'price_as_scheduled';
  end if;
  return null;
end $$;
create constraint trigger price_as_scheduled after update of price on products deferrable initially deferred for each row
  when (old.price <> new.price) execute function check_scheduled_price();
create constraint trigger price_as_scheduled after insert or update of state, price on product_prices deferrable initially deferred for each row
  when (new.state = 'running') execute function check_scheduled_price();
