-- Every list has a subject of its own, and what stood in one word for many is told by its number or name (docs/decisions/0118).
--
-- `lists`, `brands`, `articles`, `pages`, `settings` and `banners` are noted as before: the version of the shop before this one hangs
-- its pages on them while both run, and so does whatever shows too many products to name each.

-- Special lists in which a product on sale may stand. A member of a family has a say in where the card of all of them stands, whatever
-- it is sold for itself.
create function special_lists_of(product products) returns setof text language sql stable as $$
  select 'special-' || list
    from unnest(array['hottest', 'latest', 'members_only', 'shopping_point', 'presale']) as list
    where product.available and not product.is_gift_only
      and (list in ('hottest', 'latest')
        or list = 'members_only' and product.members_only
        or list = 'shopping_point' and product.shopping_point_price is not null
        or list = 'presale' and product.exclusive
        or exists (select from family_members where family_members.product_id = product.id))
$$;

-- Which product stands first on a shelf is shown apart from the shelf (`shelves`), and changes with what is on sale.
create function note_special_lists() returns trigger language plpgsql as $$
declare
  moved boolean := (old.available, old.is_gift_only, old.members_only, old.exclusive, old.shopping_point_price)
    is distinct from (new.available, new.is_gift_only, new.members_only, new.exclusive, new.shopping_point_price);
begin
  -- What is sold is counted anew every night, for every product.
  if not moved and old.published_at = new.published_at then
    insert into content_notes (subject) select 'special-hottest' where new.available and not new.is_gift_only;
    return null;
  end if;
  insert into content_notes (subject)
    select subject from (select special_lists_of(old) union select special_lists_of(new)) as held (subject)
    union all
    select 'shelves' where (old.available, old.is_gift_only) <> (new.available, new.is_gift_only);
  return null;
end $$;
create trigger note_special_lists after update on products for each row
  when ((old.available, old.is_gift_only, old.members_only, old.exclusive, old.shopping_point_price, old.published_at, old.sold_30d)
    is distinct from
    (new.available, new.is_gift_only, new.members_only, new.exclusive, new.shopping_point_price, new.published_at, new.sold_30d))
  execute function note_special_lists();

create function note_special_lists_of_new() returns trigger language plpgsql as $$
begin
  insert into content_notes (subject) select distinct special_lists_of(shown::products) from shown;
  return null;
end $$;
create trigger note_special_lists_of_new after insert on products referencing new table as shown
  for each statement execute function note_special_lists_of_new();
create trigger note_special_lists_of_gone after delete on products referencing old table as shown
  for each statement execute function note_special_lists_of_new();

-- As it was (0051_subjects.sql), and with it the special lists of what can be bought again.
create or replace function subjects_of_stock(product bigint, was int, now_free int, max_qty int) returns setof text language sql stable as $$
  select 'product:' || product where least(was, max_qty) <> least(now_free, max_qty)
  union all
  select 'lists' where was <= 0 and now_free > 0
  union all
  select special_lists_of(products) from products where was <= 0 and now_free > 0 and products.id = product
$$;

create function unwatch_shown(watched regclass) returns void language plpgsql as $$
begin
  execute format('drop trigger note_new on %1$s; drop trigger note_gone on %1$s; drop trigger note_emptied on %1$s; drop trigger note_change on %1$s',
    watched);
end $$;

-- Which products are of a brand, and which are made of an ingredient.
do $$
declare
  stands record;
begin
  select string_to_array(encode(tgargs, 'escape'), '\000') as args, substring(pg_get_triggerdef(oid) from 'WHEN \((.*)\) EXECUTE') as looked_at
    into strict stands from pg_trigger where tgrelid = 'products'::regclass and tgname = 'note_change';
  drop trigger note_change on products;
  execute format('create trigger note_change after update on products for each row when (%s) execute function note_shown_change(%L, %L)',
    stands.looked_at, stands.args[1], stands.args[2]::jsonb || '{"brand_id": ["product:id", "lists", "goods_of_brand:brand_id"]}');
  drop trigger note_new on products;
  drop trigger note_gone on products;
  execute format('create trigger note_new after insert on products referencing new table as shown
    for each statement execute function note_shown_rows(%L)', '{product:id,lists,addresses,goods_of_brand:brand_id}');
  execute format('create trigger note_gone after delete on products referencing old table as shown
    for each statement execute function note_shown_rows(%L)', '{product:id,lists,addresses,goods_of_brand:brand_id}');
end $$;
select write_out_notes('products');

select unwatch_shown('product_ingredients');
select watch_shown('product_ingredients', '{product:product_id,lists,goods_of_ingredient:ingredient_id}', '{}');

-- One card for a family: forming one, or taking it apart, can bring a card into any list in which its members may stand.
select unwatch_shown('family_members');
select watch_shown('family_members', '{product:product_id,lists,special-hottest,special-latest,special-members_only,special-shopping_point,special-presale}', '{}');

-- As it was (0217_one_card_per_family.sql), and with it the members, whose lists show other cards from now on.
create or replace function keep_search_of_family() returns trigger language plpgsql as $$
begin
  perform keep_family_in_lists(new.id);
  perform note_subjects(
    array['lists', 'special-hottest', 'special-latest', 'special-members_only', 'special-shopping_point', 'special-presale']
    || array(select 'product:' || product_id from family_members where family_id = new.id));
  return null;
end $$;
