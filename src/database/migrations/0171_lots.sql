-- Lots of goods with the day on which they expire, and what cannot be sold although it is there.
--
-- products.withheld is the safety stock and the units of lots that are not open, products.in_lots the units of all its lots;
-- both stand on the row that is read anyway. What can be sold is free_stock, and nothing else says it (D-213).

alter table products
  -- Units that are kept back for what may go wrong.
  add column safety_stock int not null default 0 check (safety_stock between 0 and 1000000),
  add column withheld int not null default 0 check (withheld >= 0),
  add column in_lots int not null default 0,
  -- 效期管理: what is received has a lot and a day on which it expires.
  add column lots_followed boolean not null default false,
  -- The least days that are left when the goods reach their buyer, and how long fresh goods keep.
  add column arrival_days int check (arrival_days between 1 and 3650),
  add column shelf_life_days int check (shelf_life_days between 1 and 7300),
  add constraint products_units_in_lots check (in_lots between 0 and stock);
comment on column products.withheld is 'read-only: the safety stock and the units of lots that are not open';
comment on column products.in_lots is 'read-only: the units of all its lots';

create function free_stock(product products) returns int language sql immutable parallel safe as $$
  select greatest(product.stock - product.reserved - product.withheld, 0)
$$;

create table stock_lots (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  place_id bigint not null default 1 references places,
  -- As it stands on the goods.
  number text not null check (number <> '' and length(number) <= 40),
  expires_on date not null,
  received_on date not null,
  quantity int not null default 0 check (quantity >= 0),
  state text not null default 'open' check (state in ('open', 'blocked', 'expired', 'held')),
  -- From this day on it is blocked (D-214).
  block_on date not null,
  -- A person has said the state: the clock leaves it, until the lot expires.
  by_hand boolean not null default false,
  created_at timestamptz not null default now(),
  unique (product_id, place_id, number, expires_on),
  unique (id, product_id, place_id)
) with (fillfactor = 80);
comment on column stock_lots.quantity is 'read-only: the sum of its stock_movements';
comment on column stock_lots.place_id is 'One until the shop has several.';
create index stock_lots_first_out on stock_lots (product_id, expires_on, received_on, id) where quantity > 0;
create index stock_lots_to_block on stock_lots (block_on) where quantity > 0 and not by_hand;
select keep_updated_at('stock_lots');

alter table stock_movements add column lot_id bigint,
  add constraint stock_movements_of_lot foreign key (lot_id, product_id, place_id) references stock_lots (id, product_id, place_id);
create index stock_movements_lot on stock_movements (lot_id, order_id) where lot_id is not null;

-- One sale an order, product and lot (D-217).
drop index stock_movements_one_sale;
create unique index stock_movements_one_sale on stock_movements (order_id, product_id, lot_id) nulls not distinct where kind = 'sale';

-- Lots begin empty and are filled by movements; only triggers write what follows from these.
create trigger lots_start_empty before insert on stock_lots
  for each row when (new.quantity <> 0) execute function refuse_stock_by_hand();
create trigger lots_follow_movements before update of quantity, product_id, place_id, number, expires_on on stock_lots
  for each row when (pg_trigger_depth() = 0) execute function refuse_stock_by_hand();
create trigger lots_stay before delete on stock_lots for each row execute function refuse_change();
drop trigger stock_starts_empty on products;
create trigger stock_starts_empty before insert on products
  for each row when (new.stock <> 0 or new.reserved <> 0 or new.in_lots <> 0 or new.withheld <> 0) execute function refuse_stock_by_hand();
drop trigger stock_follows_movements on products;
create trigger stock_follows_movements before update of stock, reserved, in_lots, withheld on products
  for each row when (pg_trigger_depth() = 0) execute function refuse_stock_by_hand();

create function withhold_safety_stock() returns trigger language plpgsql as $$
begin
  new.withheld := new.withheld + new.safety_stock - case tg_op when 'UPDATE' then old.safety_stock else 0 end;
  return new;
end $$;
-- Named to come after the trigger above, which looks at what a program wrote.
create trigger withhold_safety_stock before insert or update of safety_stock on products
  for each row execute function withhold_safety_stock();

-- Whoever changes the state of a lot holds its product first, as whoever moves its units does.
create function withhold_lot() returns trigger language plpgsql as $$
begin
  update products set withheld = withheld + case when new.state = 'open' then -new.quantity else new.quantity end where id = new.product_id;
  return null;
end $$;
create trigger withhold_lot after update of state on stock_lots
  for each row when (new.quantity > 0 and (old.state = 'open') <> (new.state = 'open')) execute function withhold_lot();

-- What moves stock notes by itself when what is free has changed; this is for what only withholds, or lets go.
create function note_withheld() returns trigger language plpgsql as $$
begin
  insert into content_notes (subject) select subjects_of_stock(new.id, free_stock(old), free_stock(new), new.max_qty);
  return null;
end $$;
create trigger note_withheld after update on products
  for each row when (old.stock = new.stock and old.reserved = new.reserved and old.withheld <> new.withheld) execute function note_withheld();

-- Nobody is shown the new columns. The trigger is made again as it stands, with these among the columns that do not count.
do $$
declare
  arguments text[];
  columns jsonb;
begin
  select string_to_array(encode(tgargs, 'escape'), '\000') into arguments from pg_trigger
    where tgrelid = 'products'::regclass and tgname = 'note_change';
  columns := arguments[2]::jsonb || '{"safety_stock": [], "withheld": [], "in_lots": [], "lots_followed": [], "arrival_days": [], "shelf_life_days": []}';
  drop trigger note_change on products;
  execute format('create trigger note_change after update on products for each row when (old.stock = new.stock and old.reserved = new.reserved)
    execute function note_shown_change(%L, %L)', arguments[1], columns);
end $$;

-- Holding refuses at the moment of holding what passes what may be sold. There is no check for it: what is held stays held when more
-- is withheld later.
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
        after.reserved > after.stock - after.withheld as is_passed),
  noted as (insert into content_notes (subject) select 'product:' || id from moved where least(was, max_qty) <> least(free, max_qty))
  select id into passed from moved where is_passed limit 1;
  if passed is not null then
    raise exception 'of product % less can be sold', passed using errcode = 'check_violation', constraint = 'products_reserved_within_free';
  end if;
  return null;
end $$;

-- Units of a product that picking may take: what is there, but for lots that are not open. Of goods in no lot, all.
create function on_shelf(product products) returns int language sql immutable parallel safe as $$
  select product.stock - (product.withheld - product.safety_stock)
$$;

-- Taking writes the sales itself, in the order that keeps reserved within stock: first no longer held, then sold. Goods in no lot came
-- before all that are in one; of these what expires first goes out first, then what was received first.
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
        greatest(before.stock - before.reserved - before.withheld + past.released, 0) as free, products.max_qty)
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

-- A sale that end_reservations writes, which is a trigger itself, was held before: what is free stays as it is.
create or replace function apply_stock_movements() returns trigger language plpgsql as $$
declare
  was_held boolean := pg_trigger_depth() > 1;
begin
  -- Locked in id order first: two orders that share goods then wait for each other instead of deadlocking.
  perform from products where id in (select product_id from moved) order by id for no key update;
  with applied as (
    update products set stock = products.stock + total.delta, in_lots = products.in_lots + total.of_lots,
        withheld = products.withheld + total.kept_back
      from (
        select moved.product_id, sum(delta)::int as delta,
          coalesce(sum(delta) filter (where moved.lot_id is not null), 0)::int as of_lots,
          coalesce(sum(delta) filter (where lot.state <> 'open'), 0)::int as kept_back,
          coalesce(sum(delta) filter (where not (was_held and kind = 'sale')), 0)::int as freed
        from moved left join stock_lots as lot on lot.id = moved.lot_id group by moved.product_id) as total
      where products.id = total.product_id
      returning products.id,
        greatest(products.stock - products.reserved - products.withheld - total.freed + total.kept_back, 0) as was,
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

create or replace function refuse_other_opposite() returns trigger language plpgsql as $$
begin
  if not exists (select from stock_movements
    where id = new.reverses_id and product_id = new.product_id and place_id = new.place_id and lot_id is not distinct from new.lot_id
      and delta = -new.delta)
  then
    raise exception 'movement % is not the opposite of %', new.id, new.reverses_id
      using errcode = 'check_violation', constraint = 'stock_movements_opposite';
  end if;
  return new;
end $$;

create or replace function note_free_for_webhooks() returns trigger language plpgsql as $$
begin
  insert into stock_notes (product_id, was, free)
    select new.id, free_stock(old), free_stock(new)
    where exists (select from webhooks where state <> 'removed' and events && array['stock.changed', 'stock.low']);
  return null;
end $$;
drop trigger note_free_for_webhooks on products;
create trigger note_free_for_webhooks after update on products for each row
  when (greatest(old.stock - old.reserved - old.withheld, 0) <> greatest(new.stock - new.reserved - new.withheld, 0))
  execute function note_free_for_webhooks();

drop index products_by_free_units;
create index products_by_free_units on products (greatest(stock - reserved - withheld, 0), id) where available and not is_gift_only;

-- Goods of which orders hold more than picking may take: what was held before its lots were blocked.
create index products_short_on_shelf on products (id) where reserved > stock - (withheld - safety_stock);
create index products_with_lots on products (id) where in_lots > 0;
