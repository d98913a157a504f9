-- What is kept of content depends on subjects: a thing, such as `product:12`, or what many things share, such as `menu`.
-- Whatever changes something that is shown notes the subjects of it, and only what was made of them is made anew. Every
-- column of a shown table counts; what does not count, or counts for less, is named below.
--
-- A note is only ever added, so nobody waits for anybody. It carries its transaction: whoever follows keeps the snapshot
-- in which it asked, and asks next time for the notes of all transactions that this snapshot did not see. However late a
-- transaction commits, its notes are found once. The table has no index: it holds the notes of some minutes.

drop view content_versions;
drop function note_content_change() cascade;
drop function note_free_stock() cascade;
drop function count_content_changes(regclass, text);
drop table content_changes;

create table content_notes (
  subject text not null check (subject <> ''),
  xact xid8 not null default pg_current_xact_id()
);

-- Every note of a transaction from kept_from on is still there. Whoever asked last before that starts anew.
create table content_notes_kept (
  only_row boolean primary key default true check (only_row),
  kept_from xid8 not null default pg_current_xact_id(),
  next_from xid8 not null default pg_current_xact_id()
);
insert into content_notes_kept default values;

-- More at once than anybody would look through is noted as everything.
create function note_subjects(subjects text[]) returns void language sql as $$
  insert into content_notes (subject)
    select unnest(case when cardinality(subjects) > 200 then array['everything'] else subjects end)
$$;

-- `product:product_id` of a row is `product:12`; a word without a column is itself.
create function subject_of(pattern text, shown jsonb) returns text language sql immutable as $$
  select case when pattern like '%:%' then split_part(pattern, ':', 1) || ':' || (shown ->> split_part(pattern, ':', 2)) else pattern end
$$;

-- Rows that came or went. First argument: the subjects of a row.
create function note_shown_rows() returns trigger language plpgsql as $$
begin
  perform note_subjects(array(
    select distinct subject_of(pattern, to_jsonb(shown)) from shown, unnest(tg_argv[0]::text[]) as pattern));
  return null;
end $$;

-- A row that changed. Second argument: the columns that have other subjects than the rest, with those.
create function note_shown_change() returns trigger language plpgsql as $$
declare
  rows jsonb[] := array[to_jsonb(old), to_jsonb(new)];
begin
  perform note_subjects(array(
    select distinct subject_of(pattern, shown)
    from jsonb_each(rows[1]) as before (name, value) join jsonb_each(rows[2]) as after (name, value) using (name),
      jsonb_array_elements_text(coalesce(tg_argv[1]::jsonb -> name, to_jsonb(tg_argv[0]::text[]))) as pattern,
      unnest(rows) as shown
    where before.value <> after.value));
  return null;
end $$;

create function note_everything() returns trigger language plpgsql as $$
begin
  perform note_subjects(array['everything']);
  return null;
end $$;

-- A table that pages show. `others`: subjects in the place of `subjects`, each with the columns that have these; none for
-- columns that nobody is shown. `looked_at`: rows whose changes are noted elsewhere do not fulfil it.
create function watch_shown(watched regclass, subjects text[], others jsonb, looked_at text default 'true') returns void language plpgsql as $$
declare
  columns jsonb := (
    select jsonb_object_agg(name, string_to_array(instead, ' '))
    from jsonb_each(others) as other (instead, names), jsonb_array_elements_text(names) as name);
begin
  execute format('create trigger note_new after insert on %s referencing new table as shown
    for each statement execute function note_shown_rows(%L)', watched, subjects);
  execute format('create trigger note_gone after delete on %s referencing old table as shown
    for each statement execute function note_shown_rows(%L)', watched, subjects);
  execute format('create trigger note_emptied after truncate on %s for each statement execute function note_everything()', watched);
  execute format('create trigger note_change after update on %s for each row when (%s)
    execute function note_shown_change(%L, %L)', watched, looked_at, subjects, columns);
end $$;

select watch_shown('categories', '{category:id,menu}', '{"": ["created_at", "updated_at"], "category:id": ["cover_url", "mobile_cover_url"]}');
select watch_shown('product_categories', '{category:category_id,shelves}', '{"": ["created_at"]}');
select watch_shown(of_product::regclass, '{product:product_id}', '{"": ["created_at", "updated_at"]}')
  from unnest(array['product_pictures', 'product_videos', 'product_accessories', 'product_options', 'product_bundles', 'product_split_stocks']) as of_product;
select watch_shown('settings', '{settings}', '{"": ["created_at", "updated_at", "note"]}');
select watch_shown('index_banners', '{banners}', '{"": ["created_at", "updated_at"]}');
select watch_shown('health_articles', '{article:id,articles}', '{"": ["created_at", "updated_at"], "article:id": ["content_zh", "content_en"]}');
select watch_shown('tags', '{articles}', '{"": ["created_at", "updated_at"]}');
select watch_shown('article_tags', '{article:article_id,articles}', '{"": ["created_at"]}');
select watch_shown(of_article::regclass, '{article:article_id}', '{"": ["created_at"]}') from unnest(array['article_products', 'article_links']) as of_article;
select watch_shown(of_questions::regclass, '{faqs}', '{"": ["created_at", "updated_at"]}') from unnest(array['faq_kinds', 'faqs']) as of_questions;
select watch_shown('static_pages', '{pages}', '{"": ["created_at", "updated_at"]}');

-- `lists`: which products a list holds, and in which order. `addresses`: which products have a page, and where. What only
-- stands on a product's card and page moves neither.
--
-- Products change with every order, but a page shows no more of the stock than "how many may I take". The three below who
-- move stock are the only ones who can, and change nothing else of a product. They note it themselves, and only when that
-- number changed: an order that changes nothing shown pays nothing for it.
select watch_shown('products', '{product:id,lists,addresses}', '{
  "": ["created_at", "updated_at", "stock", "reserved"],
  "product:id lists": ["available", "members_only", "exclusive", "shopping_point_price", "published_at", "sold_30d"],
  "product:id": ["name_zh", "name_en", "description_of_good_zh", "description_of_good_en", "content_zh", "content_en", "preview",
    "origin_price", "price", "first_purchase_price", "temperature", "standalone_purchase", "tcat_only", "embargo", "cod", "max_qty",
    "optional_bundles_max_quantity"]
}', 'old.stock = new.stock and old.reserved = new.reserved');

-- The subjects of a product of which so much was free and now is: none while as many can be taken as before. One that can
-- be bought again comes into lists where it was not.
create function subjects_of_stock(product bigint, was int, now_free int, max_qty int) returns setof text language sql immutable as $$
  select 'product:' || product where least(was, max_qty) <> least(now_free, max_qty)
  union all
  select 'lists' where was <= 0 and now_free > 0
$$;

create or replace function hold_stock() returns trigger language plpgsql as $$
begin
  perform from products where id in (select product_id from began where state = 'held') order by id for no key update;
  with moved as (
    update products set reserved = reserved + held.quantity
      from (select product_id, sum(quantity)::int as quantity from began where state = 'held' group by product_id) as held
      where products.id = held.product_id
      returning id, stock - reserved + held.quantity as was, stock - reserved as free, max_qty)
  insert into content_notes (subject) select 'product:' || id from moved where least(was, max_qty) <> least(free, max_qty);
  return null;
end $$;

-- What is taken is sold in the same breath, so only what is released is free again.
create or replace function end_reservations() returns trigger language plpgsql as $$
begin
  perform from products where id in (select product_id from ended where state <> 'held') order by id for no key update;
  with moved as (
    update products set reserved = reserved - past.quantity
      from (
        select product_id, sum(quantity)::int as quantity, coalesce(sum(quantity) filter (where state = 'released'), 0)::int as released
        from ended where state <> 'held' group by product_id) as past
      where products.id = past.product_id
      returning id, stock - reserved - past.quantity as was, past.released, max_qty)
  insert into content_notes (subject) select subjects_of_stock(id, was, was + released, max_qty) from moved;
  insert into stock_movements (product_id, delta, kind, order_id, actor)
    select product_id, -quantity, 'sale', order_id, 'operations' from ended where state = 'taken' order by product_id;
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
    update products set stock = products.stock + total.delta
      from (
        select product_id, sum(delta)::int as delta, coalesce(sum(delta) filter (where not (was_held and kind = 'sale')), 0)::int as freed
        from moved group by product_id) as total
      where products.id = total.product_id
      returning id, stock - reserved as free, total.freed, max_qty)
  insert into content_notes (subject) select subjects_of_stock(id, free - freed, free, max_qty) from applied;
  return null;
end $$;
