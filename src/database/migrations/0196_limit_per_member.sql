-- How many of a product one member may buy within so many days (GDS-25, D-205); no limit where nothing is said.

alter table products
  add column member_limit int check (member_limit between 1 and 1000),
  add column member_limit_days int check (member_limit_days between 1 and 365),
  add constraint products_whole_member_limit check ((member_limit is null) = (member_limit_days is null));

-- What of it is left is each member's own, and no page that others see.
do $$
declare
  arguments text[];
begin
  select string_to_array(encode(tgargs, 'escape'), '\000') into arguments from pg_trigger
    where tgrelid = 'products'::regclass and tgname = 'note_change';
  drop trigger note_change on products;
  execute format('create trigger note_change after update on products for each row when (old.stock = new.stock and old.reserved = new.reserved)
    execute function note_shown_change(%L, %L)', arguments[1], arguments[2]::jsonb || '{"member_limit": [], "member_limit_days": []}');
end $$;
