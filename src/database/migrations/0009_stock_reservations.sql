-- Stock held for an order, and how it leaves: released (the order ended) or taken (picking starts).
-- products.reserved is the sum of what is held; the check on products refuses to hold more than there is.

create table stock_reservations (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  product_id bigint not null references products,
  quantity int not null check (quantity >= 1),
  state text not null default 'held' check (state in ('held', 'taken', 'released')),
  created_at timestamptz not null default now(),
  unique (order_id, product_id)
) with (fillfactor = 80);
create index stock_reservations_held on stock_reservations (product_id) where state = 'held';
select keep_updated_at('stock_reservations');

-- held is the only state that ends; what is held, for whom and how much never changes.
create trigger reservations_only_end before update on stock_reservations
  for each row when (old.state <> 'held' or (old.order_id, old.product_id, old.quantity) <> (new.order_id, new.product_id, new.quantity))
  execute function refuse_change();
create trigger reservations_stay before delete on stock_reservations for each row execute function refuse_change();

create function hold_stock() returns trigger language plpgsql as $$
begin
  perform from products where id in (select product_id from began where state = 'held') order by id for no key update;
  update products set reserved = reserved + held.quantity
    from (select product_id, sum(quantity)::int as quantity from began where state = 'held' group by product_id) as held
    where products.id = held.product_id;
  return null;
end $$;
create trigger hold_stock after insert on stock_reservations
  referencing new table as began for each statement execute function hold_stock();

-- Taking writes the sale itself, in the order that keeps reserved within stock: first no longer held, then sold.
create function end_reservations() returns trigger language plpgsql as $$
begin
  perform from products where id in (select product_id from ended where state <> 'held') order by id for no key update;
  update products set reserved = reserved - past.quantity
    from (select product_id, sum(quantity)::int as quantity from ended where state <> 'held' group by product_id) as past
    where products.id = past.product_id;
  insert into stock_movements (product_id, delta, kind, order_id, actor)
    select product_id, -quantity, 'sale', order_id, 'operations' from ended where state = 'taken' order by product_id;
  return null;
end $$;
create trigger end_reservations after update on stock_reservations
  referencing new table as ended for each statement execute function end_reservations();

-- A sale is written once per order and product, by the trigger above.
create unique index stock_movements_one_sale on stock_movements (order_id, product_id) where kind = 'sale';
