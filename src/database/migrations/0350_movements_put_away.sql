-- Movements of long ago leave the table that every sale writes (CPY-34). They stay books: whoever reads stock_movements reads these too,
-- because their table inherits from it, and only who says `only` does not. So sums, lots, costs, ledgers and recalls are what they were,
-- for the version before as well.

-- An order that took units has a reservation, which stays, so that no foreign key is needed for it.
create table stock_movements_put_away (
  primary key (id),
  foreign key (product_id) references products,
  foreign key (place_id) references places,
  foreign key (lot_id, product_id, place_id) references stock_lots (id, product_id, place_id),
  foreign key (inbound_line_id) references inbound_lines,
  foreign key (stocktake_line_id) references stocktake_lines
) inherits (stock_movements);
comment on table stock_movements_put_away is 'What is written there stood in stock_movements, and does not any more.';
-- What the other has, but for the keys of what is written once: nothing is written here but what was.
create index stock_movements_put_away_ledger on stock_movements_put_away (product_id, id) include (delta);
create index stock_movements_put_away_order on stock_movements_put_away (order_id) where order_id is not null;
create index stock_movements_put_away_lot on stock_movements_put_away (lot_id, order_id) where lot_id is not null;
create index stock_movements_put_away_cause on stock_movements_put_away (cause) where cause is not null;
create index stock_movements_put_away_inbound on stock_movements_put_away (inbound_line_id) include (delta) where inbound_line_id is not null;
create unique index stock_movements_put_away_reverses on stock_movements_put_away (reverses_id) where reverses_id is not null;
select make_append_only('stock_movements_put_away');

-- Each movement stands in one of the two at every commit, and as it was written: it is copied first, then taken away.
create function refuse_other_than_stood() returns trigger language plpgsql as $$
begin
  if not exists (select from only stock_movements as stood where stood.id = new.id and to_jsonb(stood) = to_jsonb(new)) then
    raise exception 'movement % did not stand so', new.id using errcode = 'check_violation', constraint = 'put_away_as_it_stood';
  end if;
  return new;
end $$;
create trigger put_away_as_it_stood before insert on stock_movements_put_away
  for each row execute function refuse_other_than_stood();

create function refuse_movement_twice() returns trigger language plpgsql as $$
begin
  if exists (select from only stock_movements where id = new.id) then
    raise exception 'movement % stands twice', new.id using errcode = 'check_violation', constraint = 'put_away_once';
  end if;
  return null;
end $$;
create constraint trigger put_away_once after insert on stock_movements_put_away deferrable initially deferred
  for each row execute function refuse_movement_twice();

create function refuse_change_of_movement() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (
    select from stock_movements_put_away as kept where kept.id = old.id and to_jsonb(kept) = to_jsonb(old))
  then
    return old;
  end if;
  raise exception '% is only ever added to: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
drop trigger append_only on stock_movements;
create trigger append_only before update or delete on stock_movements for each row execute function refuse_change_of_movement();

-- A foreign key would look at what is not put away alone. Whether there is what a movement takes back, refuse_other_opposite asks of both,
-- and nothing of either goes.
alter table stock_movements
  drop constraint stock_movements_reverses_id_fkey,
  add constraint stock_movements_reverses_id_fkey check (reverses_id < id) not valid;

-- As it was (0171_lots.sql), and once: also where the first opposite was put away.
create or replace function refuse_other_opposite() returns trigger language plpgsql as $$
begin
  if not exists (select from stock_movements
    where id = new.reverses_id and product_id = new.product_id and place_id = new.place_id and lot_id is not distinct from new.lot_id
      and delta = -new.delta)
  then
    raise exception 'movement % is not the opposite of %', new.id, new.reverses_id
      using errcode = 'check_violation', constraint = 'stock_movements_opposite';
  end if;
  if exists (select from stock_movements_put_away where reverses_id = new.reverses_id) then
    raise exception 'movement % was taken back before', new.reverses_id
      using errcode = 'unique_violation', constraint = 'stock_movements_reverses_id_key';
  end if;
  return new;
end $$;
