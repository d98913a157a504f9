-- What goods cost on the average, for the value of what lies in the house (STK-24, D-218).
--
-- The average stands beside the products, not on them: only few may see it, and a product is read by everybody. It is worked out anew at
-- each receipt that has a cost, in hundredths of a TWD, and says nothing of what came without one: that lies there at the average. A
-- receipt that is taken back is one that never came: the average is then what the rest of the history comes to.

alter table stock_movements
  -- What one unit of a receipt cost, in hundredths of a TWD; units that come from another product bring its average along.
  add column unit_cost_cents int check (unit_cost_cents between 0 and 1000000000),
  add constraint stock_movements_costed check (unit_cost_cents is null or (kind in ('receipt', 'transfer') and delta > 0));

create table product_costs (
  product_id bigint primary key references products,
  average_cents int not null check (average_cents >= 0),
  created_at timestamptz not null default now()
) with (fillfactor = 80);
comment on table product_costs is 'read-only: follows stock_movements and cost_changes';
select keep_updated_at('product_costs');

-- What a person has said that a unit costs, from the moment on after that movement of the product.
create table cost_changes (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  average_cents int not null check (average_cents between 0 and 1000000000),
  after_movement bigint not null,
  actor text not null,
  changed_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index cost_changes_of_product on cost_changes (product_id, after_movement, id);
select make_append_only('cost_changes');

-- So many units at this average, and a receipt comes in.
create function average_with(quantity bigint, average int, units int, unit_cost int) returns int language sql immutable as $$
  select round((greatest(quantity, 0) * coalesce(average, unit_cost)::numeric + units * unit_cost::numeric) / (greatest(quantity, 0) + units))::int
$$;

-- The average that the history of a product comes to, with what was taken back left out together with what took it back.
create function average_of_history(product bigint) returns int language plpgsql stable as $$
declare
  average int;
  quantity bigint := 0;
  step record;
begin
  for step in
    with recursive chain as (
      select id, id as first, 1 as place from stock_movements where product_id = product and unit_cost_cents is not null
      union all
      select opposite.id, chain.first, chain.place + 1 from chain join stock_movements as opposite on opposite.reverses_id = chain.id),
    -- One that was taken back, and that in turn taken back, has come.
    left_out as (
      select id from (select id, place, max(place) over (partition by first) as places from chain) as each where places % 2 = 0 or place > 1)
    select id, 0::bigint as change, delta, unit_cost_cents, null::int as said from stock_movements
      where product_id = product and id not in (select id from left_out)
    union all
    select after_movement, id, 0, null, average_cents from cost_changes where product_id = product
    order by 1, 2
  loop
    if step.said is not null then
      average := step.said;
    else
      if step.unit_cost_cents is not null then
        average := average_with(quantity, average, step.delta, step.unit_cost_cents);
      end if;
      quantity := quantity + step.delta;
    end if;
  end loop;
  return average;
end $$;

-- Comes after apply_stock_movements, by its name: the products are held, and their stock is what it is after these movements.
create function keep_average_cost() returns trigger language plpgsql as $$
declare
  goods record;
  arrived record;
  average int;
  quantity bigint;
begin
  for goods in
    select product_id, bool_or(reverses_id is not null) as is_taken_back, sum(delta) as moved from moved group by product_id
      having bool_or(unit_cost_cents is not null) or bool_or(reverses_id is not null) order by product_id
  loop
    if goods.is_taken_back then
      average := average_of_history(goods.product_id);
    else
      select average_cents into average from product_costs where product_id = goods.product_id;
      select stock - goods.moved into quantity from products where id = goods.product_id;
      for arrived in select delta, unit_cost_cents from moved where product_id = goods.product_id order by id loop
        if arrived.unit_cost_cents is not null then
          average := average_with(quantity, average, arrived.delta, arrived.unit_cost_cents);
        end if;
        quantity := quantity + arrived.delta;
      end loop;
    end if;
    if average is null then
      delete from product_costs where product_id = goods.product_id;
    else
      insert into product_costs (product_id, average_cents) values (goods.product_id, average)
        on conflict (product_id) do update set average_cents = excluded.average_cents;
    end if;
  end loop;
  return null;
end $$;
create trigger average_cost after insert on stock_movements
  referencing new table as moved for each statement execute function keep_average_cost();

create function say_average_cost() returns trigger language plpgsql as $$
begin
  insert into product_costs (product_id, average_cents) values (new.product_id, new.average_cents)
    on conflict (product_id) do update set average_cents = excluded.average_cents;
  return null;
end $$;
create trigger say_average_cost after insert on cost_changes for each row execute function say_average_cost();

create function refuse_cost_by_hand() returns trigger language plpgsql as $$
begin
  raise exception 'product_costs follows stock_movements and cost_changes; it is not written directly' using errcode = 'restrict_violation';
end $$;
create trigger costs_follow before insert or update or delete on product_costs
  for each row when (pg_trigger_depth() = 0) execute function refuse_cost_by_hand();
