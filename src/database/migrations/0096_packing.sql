-- Shops that are there already begin with what a new one begins with.
insert into settings (key, value, note)
  select 'packing', '{"most_parcels": 30, "pickups": {"tcat": ["16:00"], "seven": ["15:00"], "ups": ["14:00"]}, "minutes_outside": 20}',
    'Parcels that are picked together at most, when couriers come, and for how many minutes chilled and frozen goods may stand outside.'
  where exists (select from settings);

-- The packing bench: waves of parcels that are picked together, and what is counted into each parcel.

create table waves (
  id bigint generated always as identity primary key,
  carrier text not null check (carrier in ('tcat', 'seven', 'ups')),
  temperature text not null check (temperature in ('normal', 'refrigeration', 'freezing')),
  state text not null default 'planned' check (state in ('planned', 'picking', 'packed', 'handed_over', 'dropped')),
  -- The name of who made it.
  made_by text not null check (made_by <> ''),
  started_at timestamptz,
  created_at timestamptz not null default now()
);
select keep_updated_at('waves');
create index waves_open on waves (id) where state not in ('handed_over', 'dropped');

create function move_wave() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (('planned', 'picking'), ('planned', 'dropped'), ('picking', 'packed'), ('packed', 'handed_over')) then
    raise exception 'wave % does not go from % to %', old.id, old.state, new.state using errcode = 'check_violation', constraint = 'waves_moves';
  end if;
  return new;
end $$;
create trigger waves_move before update of state on waves for each row when (old.state <> new.state) execute function move_wave();

-- A parcel in a wave: an order, or a part of one that travels apart. While the wave lives and the parcel has not left it, the row is
-- live, and a parcel has one live row at most. Baskets are given when the wave is started.
create table wave_orders (
  id bigint generated always as identity primary key,
  wave_id bigint not null references waves,
  order_id bigint not null references orders,
  round smallint check (round >= 1),
  basket smallint check (basket between 1 and 24),
  live boolean not null default true,
  left_why text check (left_why in ('cancelled', 'held', 'method', 'picked', 'refused', 'taken_out', 'missing')),
  left_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nulls(round, basket) in (0, 2)),
  check (num_nulls(left_why, left_at) in (0, 2)),
  check (left_why is null or not live)
);
create unique index wave_orders_one_live on wave_orders (order_id) where live;
create unique index wave_orders_baskets on wave_orders (wave_id, round, basket);
create index wave_orders_wave on wave_orders (wave_id);

-- What joins a wave is confirmed, not held, and travels as the wave does; whoever would change that meanwhile waits.
create function join_wave() returns trigger language plpgsql as $$
declare
  parcel record;
begin
  select orders.status, orders.shipping_method, orders.temperature, coalesce(orders.parent_id, orders.id) as whole into parcel
    from orders where id = new.order_id for share;
  perform from orders where id = parcel.whole for share;
  if parcel.status <> 'confirmed' or exists (select from orders where id = parcel.whole and held_at is not null)
    or not exists (select from waves where id = new.wave_id and state = 'planned'
      and carrier = carrier_of(parcel.shipping_method) and temperature = parcel.temperature) then
    raise exception 'order % cannot join wave %', new.order_id, new.wave_id
      using errcode = 'check_violation', constraint = 'wave_orders_fit';
  end if;
  return new;
end $$;
create function carrier_of(shipping_method text) returns text language sql immutable parallel safe as $$
  select case when shipping_method in ('seven', 'ups') then shipping_method else 'tcat' end
$$;
create trigger join_wave before insert on wave_orders for each row execute function join_wave();

-- Packing one parcel: who is at it, when it was found complete and how, and what it weighs.
create table packings (
  order_id bigint primary key references orders,
  packer_id bigint references staff,
  claimed_at timestamptz,
  checked_at timestamptz,
  checked_by bigint references staff,
  -- Why it was called complete without scans.
  override_reason text check (override_reason <> ''),
  weight_g int check (weight_g between 1 and 200000),
  weighed_at timestamptz,
  -- What it should have weighed then; null while one of its products has no weight.
  expected_g int check (expected_g >= 0),
  -- Why a weight that does not fit was taken; null where it fits, and while the parcel is stopped for it.
  weight_reason text check (weight_reason <> ''),
  created_at timestamptz not null default now(),
  check (num_nulls(packer_id, claimed_at) in (0, 2)),
  check (num_nulls(checked_at, checked_by) in (0, 2)),
  check (num_nulls(weight_g, weighed_at) in (0, 2))
);
select keep_updated_at('packings');

-- Every scan, press and step back, once for the device that made it: sent again, it is known (PCK-07, PCK-17).
create table scans (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  device_key text not null check (device_key ~ '^[A-Za-z0-9-]{8,64}$'),
  seq int not null check (seq >= 1),
  staff_id bigint not null references staff,
  kind text not null check (kind in ('scan', 'press', 'undo')),
  code text not null check (char_length(code) <= 100),
  product_id bigint references products,
  verdict text not null check (verdict in ('right', 'wrong', 'enough', 'unknown', 'undone', 'nothing', 'not_yours', 'over')),
  counted smallint not null generated always as (case verdict when 'right' then 1 when 'undone' then -1 else 0 end) stored,
  scanned_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (device_key, seq)
);
create index scans_order on scans (order_id);
select make_append_only('scans');

-- Which goods of a wave have been fetched from their shelf.
create table wave_picks (
  wave_id bigint not null references waves,
  product_id bigint not null references products,
  picked_by text not null check (picked_by <> ''),
  picked_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (wave_id, product_id)
);

-- A wave follows its parcels: packed when none waits for being packed, handed over when none waits for the courier. One that loses
-- its last parcel before it was started is dropped.
create function follow_wave(wave bigint) returns void language plpgsql as $$
declare
  now_state text;
begin
  select state into now_state from waves where id = wave for no key update;
  if now_state = 'planned' and not exists (select from wave_orders where wave_id = wave and live) then
    update waves set state = 'dropped' where id = wave;
  end if;
  if now_state = 'picking' and not exists (
    select from wave_orders join orders on orders.id = wave_orders.order_id left join packings on packings.order_id = orders.id
    where wave_id = wave and live and orders.status in ('confirmed', 'picking') and packings.checked_at is null) then
    update waves set state = 'packed' where id = wave;
    now_state := 'packed';
  end if;
  if now_state = 'packed' and not exists (
    select from wave_orders join orders on orders.id = wave_orders.order_id
    where wave_id = wave and live and orders.status in ('confirmed', 'picking')) then
    update waves set state = 'handed_over' where id = wave;
  end if;
end $$;

create function end_wave() returns trigger language plpgsql as $$
begin
  update wave_orders set live = false where wave_id = new.id and live;
  return null;
end $$;
create trigger end_wave after update of state on waves for each row
  when (new.state in ('handed_over', 'dropped') and old.state <> new.state) execute function end_wave();

create function follow_wave_of_leaver() returns trigger language plpgsql as $$
begin
  perform follow_wave(new.wave_id);
  return null;
end $$;
create trigger follow_wave_of_leaver after update of live on wave_orders for each row
  when (old.live and new.left_why is not null) execute function follow_wave_of_leaver();

-- A parcel leaves its wave when it is not to be sent any more, held, or sent in another way; and before the wave is started as well
-- when somebody begins with it alone. Whoever does any of it need not know of waves.
create function leave_wave() returns trigger language plpgsql as $$
declare
  is_held_now boolean := new.held_at is not null and old.held_at is null;
begin
  update wave_orders set live = false, left_at = now(), left_why = case
      when is_held_now then 'held'
      when carrier_of(new.shipping_method) <> waves.carrier or new.temperature <> waves.temperature then 'method'
      when new.status = 'picking' then 'picked'
      when old.status = 'picking' then 'missing'
      else 'cancelled' end
    from waves, orders as parcel
    where waves.id = wave_orders.wave_id and parcel.id = wave_orders.order_id and wave_orders.live
      and (parcel.id = new.id or (is_held_now and parcel.parent_id = new.id))
      and parcel.status not in ('delivering', 'delivered', 'finished')
      and (is_held_now
        or carrier_of(new.shipping_method) <> waves.carrier or new.temperature <> waves.temperature
        or (new.status = 'picking' and old.status <> 'picking' and waves.state = 'planned')
        or new.status not in ('confirmed', 'picking'));
  if new.status = 'delivering' and old.status <> 'delivering' then
    perform follow_wave(wave_id) from wave_orders where order_id = new.id and live;
  end if;
  return null;
end $$;
create trigger leave_wave after update of status, held_at, shipping_method, temperature on orders for each row
  when ((old.status, old.held_at, old.shipping_method, old.temperature) is distinct from
    (new.status, new.held_at, new.shipping_method, new.temperature))
  execute function leave_wave();

create function follow_wave_of_packing() returns trigger language plpgsql as $$
begin
  perform follow_wave(wave_id) from wave_orders where order_id = new.order_id and live;
  return null;
end $$;
create trigger follow_wave_of_packing after insert or update of checked_at on packings for each row
  when (new.checked_at is not null) execute function follow_wave_of_packing();
