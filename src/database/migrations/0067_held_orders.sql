-- An order that must not be picked yet (暫停出貨): why, by whom and since when. It stands at the order itself and counts for its parts.

alter table orders
  add column held_reason text check (held_reason in ('address', 'risk', 'buyer', 'stock', 'other')),
  add column held_by text check (held_by <> ''),
  add column held_at timestamptz,
  add constraint orders_held_whole check (num_nulls(held_reason, held_by, held_at) in (0, 3)),
  add constraint orders_held_by_the_order check (held_at is null or parent_id is null);
create index orders_held on orders (placed_at desc, id desc) where held_at is not null;

-- Whoever moves a parcel holds its order first, so what stands here cannot change meanwhile.
create function refuse_held_orders() returns trigger language plpgsql as $$
begin
  if exists (select from orders where id = coalesce(new.parent_id, new.id) and held_at is not null) then
    raise exception 'order % is held', new.hashed_id using errcode = 'check_violation', constraint = 'held_orders_stay';
  end if;
  return new;
end $$;
create trigger held_orders_stay before update of status on orders for each row
  when (new.status in ('picking', 'delivering') and old.status is distinct from new.status) execute function refuse_held_orders();
