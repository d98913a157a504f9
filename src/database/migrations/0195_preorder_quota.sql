-- What of a preorder may be promised beyond what lies in the house, and the day on which it comes (STK-20, D-215).
--
-- Picking takes from stock alone, so nothing leaves that is not there. What is received of a product meets what was promised of it: the
-- quota falls by as much, and what can be sold stays what it was.

alter table products
  add column preorder_quota int not null default 0 check (preorder_quota between 0 and 1000000),
  add column quota_expected_on date,
  -- Only a preorder tells its buyers that they wait, and only with a day does anybody know for how long.
  add constraint products_quota_is_preorder check (preorder_quota = 0 or (exclusive and quota_expected_on is not null)),
  drop constraint products_reserved_within_stock,
  add constraint products_reserved_within_stock check (reserved between 0 and stock + preorder_quota);

create or replace function free_stock(product products) returns int language sql immutable parallel safe as $$
  select greatest(product.stock - product.reserved - product.withheld + product.preorder_quota, 0)
$$;

drop index products_by_free_units;
create index products_by_free_units on products (greatest(stock - reserved - withheld + preorder_quota, 0), id)
  where available and not is_gift_only;
drop index products_scarce_by_own;
create index products_scarce_by_own on products (greatest(stock - reserved - withheld + preorder_quota, 0), id)
  where available and not is_gift_only and (low_stock_at is not null or low_stock_days is not null);
-- Goods of which orders hold more than there is: they wait for a delivery.
create index products_awaited on products (id) where reserved > stock;

-- Nobody is shown the new columns by themselves; what can be sold is noted below.
do $$
declare
  arguments text[];
begin
  select string_to_array(encode(tgargs, 'escape'), '\000') into arguments from pg_trigger
    where tgrelid = 'products'::regclass and tgname = 'note_change';
  drop trigger note_change on products;
  execute format('create trigger note_change after update on products for each row when (old.stock = new.stock and old.reserved = new.reserved)
    execute function note_shown_change(%L, %L)', arguments[1], arguments[2]::jsonb || '{"preorder_quota": [], "quota_expected_on": []}');
end $$;

drop trigger note_withheld on products;
create trigger note_withheld after update on products
  for each row when (old.stock = new.stock and old.reserved = new.reserved
    and (old.withheld, old.preorder_quota) <> (new.withheld, new.preorder_quota))
  execute function note_withheld();

drop trigger note_free_for_webhooks on products;
create trigger note_free_for_webhooks after update on products for each row
  when (greatest(old.stock - old.reserved - old.withheld + old.preorder_quota, 0)
    <> greatest(new.stock - new.reserved - new.withheld + new.preorder_quota, 0))
  execute function note_free_for_webhooks();

create or replace function hold_stock() returns trigger language plpgsql as $$
declare
  passed bigint;
begin
  perform from products where id in (select product_id from began where state = 'held') order by id for no key update;
  with moved as (
    update products set reserved = reserved + held.quantity
      from (select product_id, sum(quantity)::int as quantity from began where state = 'held' group by product_id) as held
      where products.id = held.product_id
      returning with (old as before, new as after) products.id, free_stock(before) as was, free_stock(after) as free, products.max_qty,
        after.reserved > after.stock - after.withheld + after.preorder_quota as is_passed),
  noted as (insert into content_notes (subject) select 'product:' || id from moved where least(was, max_qty) <> least(free, max_qty))
  select id into passed from moved where is_passed limit 1;
  if passed is not null then
    raise exception 'of product % less can be sold', passed using errcode = 'check_violation', constraint = 'products_reserved_within_free';
  end if;
  return null;
end $$;

create or replace function end_reservations() returns trigger language plpgsql as $$
declare
  asked int;
  taken int;
begin
  perform from products where id in (select product_id from ended where state <> 'held') order by id for no key update;
  with moved as (
    update products set reserved = reserved - past.quantity
      from (
        select product_id, sum(quantity)::int as quantity, coalesce(sum(quantity) filter (where state = 'released'), 0)::int as released
        from ended where state <> 'held' group by product_id) as past
      where products.id = past.product_id
      returning with (old as before) products.id, free_stock(before) as was,
        greatest(before.stock - before.reserved - before.withheld + before.preorder_quota + past.released, 0) as free, products.max_qty)
  insert into content_notes (subject) select subjects_of_stock(id, was, free, max_qty) from moved;

  select coalesce(sum(quantity), 0) into asked from ended where state = 'taken';
  if asked = 0 then return null; end if;
  with wanted as (
    select order_id, product_id, quantity, sum(quantity) over (partition by product_id order by order_id) as until
      from ended where state = 'taken'),
  there as (
    select products.id as product_id, null::bigint as lot_id, 1::bigint as place_id, stock - in_lots as quantity,
        '-infinity'::date as expires_on, null::date as received_on
      from products where id in (select product_id from wanted) and stock > in_lots
    union all
    select product_id, id, place_id, quantity, expires_on, received_on
      from stock_lots where product_id in (select product_id from wanted) and quantity > 0 and state = 'open'),
  in_turn as (
    select *, sum(quantity) over (partition by product_id order by expires_on, received_on, lot_id) as until from there),
  sold as (
    insert into stock_movements (product_id, delta, kind, order_id, actor, lot_id, place_id)
      select product_id, -(least(wanted.until, in_turn.until) - greatest(wanted.until - wanted.quantity, in_turn.until - in_turn.quantity)),
          'sale', order_id, 'operations', lot_id, place_id
        from wanted join in_turn using (product_id)
        where least(wanted.until, in_turn.until) > greatest(wanted.until - wanted.quantity, in_turn.until - in_turn.quantity)
        order by product_id, in_turn.until
      returning delta)
  select coalesce(-sum(delta), 0) into taken from sold;
  if taken < asked then
    raise exception 'not all of it lies on the shelf' using errcode = 'check_violation', constraint = 'stock_on_shelf';
  end if;
  return null;
end $$;

create or replace function apply_stock_movements() returns trigger language plpgsql as $$
declare
  was_held boolean := pg_trigger_depth() > 1;
begin
  -- Locked in id order first: two orders that share goods then wait for each other instead of deadlocking.
  perform from products where id in (select product_id from moved) order by id for no key update;
  with applied as (
    update products set stock = products.stock + total.delta, in_lots = products.in_lots + total.of_lots,
        withheld = products.withheld + total.kept_back,
        preorder_quota = greatest(products.preorder_quota - total.received, 0)
      from (
        select moved.product_id, sum(delta)::int as delta,
          coalesce(sum(delta) filter (where moved.lot_id is not null), 0)::int as of_lots,
          coalesce(sum(delta) filter (where lot.state <> 'open'), 0)::int as kept_back,
          coalesce(sum(delta) filter (where not (was_held and kind = 'sale')), 0)::int as freed,
          coalesce(sum(delta) filter (where kind = 'receipt'), 0)::int as received
        from moved left join stock_lots as lot on lot.id = moved.lot_id group by moved.product_id) as total
      where products.id = total.product_id
      returning with (old as before) products.id,
        greatest(products.stock - products.reserved - products.withheld + before.preorder_quota - total.freed + total.kept_back, 0) as was,
        free_stock(products) as free, products.max_qty)
  insert into content_notes (subject) select subjects_of_stock(id, was, free, max_qty) from applied;
  if exists (select from moved where lot_id is not null) then
    update stock_lots set quantity = quantity + total.delta
      from (select lot_id, sum(delta)::int as delta from moved where lot_id is not null group by lot_id) as total
      where stock_lots.id = total.lot_id;
  end if;
  if exists (select from moved join products on products.id = moved.product_id where kind = 'receipt' and lot_id is null and lots_followed) then
    raise exception 'what is received of these goods has a lot' using errcode = 'check_violation', constraint = 'stock_movements_lot_required';
  end if;
  return null;
end $$;

-- What moves by itself is no part of a version.
do $$
begin
  execute replace(pg_get_functiondef('product_whole'::regproc),
    '{id,stock,reserved,withheld,in_lots,', '{id,stock,reserved,withheld,in_lots,preorder_quota,quota_expected_on,');
end $$;
