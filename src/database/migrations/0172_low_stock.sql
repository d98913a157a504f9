-- From how few units on a product is scarce: said as a number of units, or by the days for which what is free suffices (STK-12).

alter table products
  add column low_stock_at int check (low_stock_at between 0 and 1000000),
  add column low_stock_days int check (low_stock_days between 1 and 365),
  add constraint products_one_low_stock check (num_nonnulls(low_stock_at, low_stock_days) <= 1);

-- Fewer than so many are scarce; null where the product says nothing of its own.
create function scarce_below(product products) returns int language sql immutable parallel safe as $$
  select coalesce(product.low_stock_at, (product.sold_30d * product.low_stock_days + 29) / 30)
$$;

create index products_scarce_by_own on products (greatest(stock - reserved - withheld, 0), id)
  where available and not is_gift_only and (low_stock_at is not null or low_stock_days is not null);

-- Nobody is shown the new columns.
do $$
declare
  arguments text[];
begin
  select string_to_array(encode(tgargs, 'escape'), '\000') into arguments from pg_trigger
    where tgrelid = 'products'::regclass and tgname = 'note_change';
  drop trigger note_change on products;
  execute format('create trigger note_change after update on products for each row when (old.stock = new.stock and old.reserved = new.reserved)
    execute function note_shown_change(%L, %L)', arguments[1], arguments[2]::jsonb || '{"low_stock_at": [], "low_stock_days": []}');
end $$;

-- What is low is told once a day.
alter table notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (kind in ('approvals', 'assigned', 'mentions', 'batches', 'webhooks', 'tiles', 'risk', 'low_stock'));
