-- Stock: what moved, and the number on the product that follows from it.
-- products.stock is the sum of stock_movements, products.reserved the sum of the reservations still held (0009_stock_reservations.sql).
-- Both are kept here so that no verb can forget one half, and the checks on products turn overselling into an error.

create table stock_movements (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  delta int not null check (delta <> 0),
  kind text not null check (kind in ('receipt', 'sale', 'return', 'correction')),
  order_id bigint,
  actor text not null,
  created_at timestamptz not null default now(),
  check (kind <> 'sale' or delta < 0)
);
create index stock_movements_product on stock_movements (product_id);
create index stock_movements_order on stock_movements (order_id) where order_id is not null;
select make_append_only('stock_movements');

create function apply_stock_movements() returns trigger language plpgsql as $$
begin
  -- Locked in id order first: two orders that share goods then wait for each other instead of deadlocking.
  perform from products where id in (select product_id from moved) order by id for no key update;
  update products set stock = products.stock + total.delta
    from (select product_id, sum(delta)::int as delta from moved group by product_id) as total
    where products.id = total.product_id;
  return null;
end $$;
create trigger apply_stock_movements after insert on stock_movements
  referencing new table as moved for each statement execute function apply_stock_movements();

-- The triggers above and in 0009 write from inside a trigger; a statement of a program arrives at depth 0.
create function refuse_stock_by_hand() returns trigger language plpgsql as $$
begin
  raise exception 'products.stock and products.reserved follow stock_movements and stock_reservations; they are not written directly'
    using errcode = 'restrict_violation';
end $$;
comment on column products.stock is 'read-only: the sum of stock_movements';
comment on column products.reserved is 'read-only: the sum of stock_reservations still held';
create trigger stock_starts_empty before insert on products
  for each row when (new.stock <> 0 or new.reserved <> 0) execute function refuse_stock_by_hand();
create trigger stock_follows_movements before update of stock, reserved on products
  for each row when (pg_trigger_depth() = 0) execute function refuse_stock_by_hand();
