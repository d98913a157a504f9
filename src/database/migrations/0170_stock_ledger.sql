-- Every way in which stock moves has its kind, every movement names its place and may say more: whoever reads the ledger of a
-- product knows what happened (STK-01 to STK-03).

-- One until the shop has several (D-216); everything that counts goods names it from the first day.
create table places (
  id bigint generated always as identity primary key,
  name_zh text not null check (name_zh <> ''),
  name_en text not null check (name_en <> ''),
  created_at timestamptz not null default now()
);
insert into places (name_zh, name_en) values ('倉庫', 'Warehouse');

alter table stock_movements
  drop constraint stock_movements_kind_check,
  add constraint stock_movements_kind_check
    check (kind in ('receipt', 'sale', 'return', 'count', 'damage', 'expiry', 'sample', 'gift', 'transfer', 'correction')),
  add column place_id bigint not null default 1 references places,
  -- The movement that this one takes back, once.
  add column reverses_id bigint unique references stock_movements,
  add column note text not null default '' check (length(note) <= 500),
  -- The press that it comes from: sent again, it is the same movement.
  add column cause text check (cause <> ''),
  add constraint stock_movements_opposite check (reverses_id is null or kind = 'correction'),
  -- Goods that are thrown away or given leave the house.
  add constraint stock_movements_leave check (kind not in ('damage', 'expiry', 'sample', 'gift') or delta < 0),
  add constraint stock_movements_arrive check (kind not in ('receipt', 'return') or delta > 0);
comment on column stock_movements.place_id is 'One until the shop has several.';
create unique index stock_movements_cause on stock_movements (cause) where cause is not null;
-- A ledger is read from its end, with the stock after each movement.
create index stock_movements_ledger on stock_movements (product_id, id) include (delta);
drop index stock_movements_product;

alter table stock_reservations add column place_id bigint not null default 1 references places;

-- What takes a movement back is its exact opposite.
create function refuse_other_opposite() returns trigger language plpgsql as $$
begin
  if not exists (select from stock_movements
    where id = new.reverses_id and product_id = new.product_id and place_id = new.place_id and delta = -new.delta)
  then
    raise exception 'movement % is not the opposite of %', new.id, new.reverses_id
      using errcode = 'check_violation', constraint = 'stock_movements_opposite';
  end if;
  return new;
end $$;
create trigger refuse_other_opposite before insert on stock_movements
  for each row when (new.reverses_id is not null) execute function refuse_other_opposite();
