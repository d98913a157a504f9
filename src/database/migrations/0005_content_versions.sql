-- A number per kind of content that grows whenever a page could look different. Rendered pages are kept in memory and
-- thrown away when their number moved.
--
-- Every change would meet on one row per kind, and each order that takes the last units would wait there for the commit
-- of the one before it. So the changes are counted in 16 rows per kind, chosen by connection, and the version is their
-- sum: it still grows with every commit, and is only ever seen together with the change it counts.

create table content_changes (
  kind text not null check (kind in ('catalogue', 'banners', 'articles', 'faqs', 'pages')),
  shard smallint not null check (shard between 0 and 15),
  changes bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (kind, shard)
) with (fillfactor = 50);
insert into content_changes (kind, shard)
  select kind, shard from unnest(array['catalogue', 'banners', 'articles', 'faqs', 'pages']) as kind, generate_series(0, 15) as shard;

create view content_versions as
  select kind, sum(changes)::bigint as version from content_changes group by kind;

create function note_content_change() returns trigger language plpgsql as $$
begin
  update content_changes set changes = changes + 1 where kind = tg_argv[0] and shard = pg_backend_pid() % 16;
  return null;
end $$;

create function count_content_changes(watched regclass, kind text) returns void language plpgsql as $$
begin
  execute format('create trigger note_content_change after insert or update or delete or truncate on %s
    for each statement execute function note_content_change(%L)', watched, kind);
end $$;

select count_content_changes(watched::regclass, 'catalogue') from unnest(array[
  'categories', 'product_pictures', 'product_videos', 'product_categories', 'product_accessories', 'product_options',
  'product_bundles', 'product_split_stocks', 'settings']) as watched;
select count_content_changes('index_banners', 'banners');
select count_content_changes(watched::regclass, 'articles') from unnest(array[
  'health_articles', 'tags', 'article_tags', 'article_products', 'article_links']) as watched;
select count_content_changes(watched::regclass, 'faqs') from unnest(array['faq_kinds', 'faqs']) as watched;
select count_content_changes('static_pages', 'pages');

-- Products change with every order, but a page shows no more of the stock than "how many may I take": only a change of
-- that number counts. Everything else about a product is named column by column, so that holding stock does not even ask.
create trigger note_content_change after insert or delete or truncate on products
  for each statement execute function note_content_change('catalogue');
create trigger note_text_or_price after update of slug, name_zh, name_en, description_of_good_zh, description_of_good_en,
  content_zh, content_en, preview, origin_price, price, first_purchase_price, shopping_point_price, temperature, available,
  members_only, exclusive, standalone_purchase, tcat_only, embargo, cod, max_qty, optional_bundles_max_quantity,
  is_gift_only, published_at, sold_30d on products
  for each statement execute function note_content_change('catalogue');

create function note_free_stock() returns trigger language plpgsql as $$
begin
  if exists (
    select from before join after using (id)
    where least(before.stock - before.reserved, before.max_qty) <> least(after.stock - after.reserved, after.max_qty)
  ) then
    update content_changes set changes = changes + 1 where kind = 'catalogue' and shard = pg_backend_pid() % 16;
  end if;
  return null;
end $$;
create trigger note_free_stock after update on products
  referencing old table as before new table as after for each statement execute function note_free_stock();
