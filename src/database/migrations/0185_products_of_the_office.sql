-- Products as the office keeps them: where each is in its life, who changed what in which version, and how a list of all finds them.

alter table products
  -- 草稿, 排程上架, 上架中, 已下架, 已封存. The shop reads `available`, which is so exactly while a product is on sale.
  add column state text not null default 'on' check (state in ('draft', 'scheduled', 'on', 'off', 'archived')),
  -- How often it was saved; whoever saves over a newer one is told.
  add column version int not null default 1,
  add column changed_at timestamptz not null default now(),
  add column supplier_code text check (char_length(supplier_code) between 1 and 40),
  -- Words by which it is found and that nobody is shown.
  add column search_words text[] not null default '{}' check (cardinality(search_words) <= 30),
  -- When each text was changed last, by its name: a translation that is older than what it translates is seen.
  add column texts_changed jsonb not null default '{}';

-- `available` may still be said by itself: on sale, or off. What is no longer on sale and was never anything else is off sale.
create function keep_product_state() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state = 'on' and not new.available then new.state := 'off'; end if;
    new.available := new.state = 'on';
  elsif new.state <> old.state then
    new.available := new.state = 'on';
  elsif new.available <> old.available then
    new.state := case when new.available then 'on' else 'off' end;
  end if;
  return new;
end $$;
create trigger keep_product_state before insert or update of state, available on products for each row execute function keep_product_state();

-- What these rows say is what pages show already.
alter table products disable trigger note_change;
update products set state = 'off' where not available;
alter table products enable trigger note_change;
alter table products add constraint products_available_as_state check (available = (state = 'on'));

create function note_texts_changed() returns trigger language plpgsql as $$
begin
  new.texts_changed := old.texts_changed
    || case when new.name_zh <> old.name_zh then jsonb_build_object('name_zh', now()) else '{}' end
    || case when new.name_en <> old.name_en then jsonb_build_object('name_en', now()) else '{}' end
    || case when new.description_of_good_zh <> old.description_of_good_zh then jsonb_build_object('description_of_good_zh', now()) else '{}' end
    || case when new.description_of_good_en <> old.description_of_good_en then jsonb_build_object('description_of_good_en', now()) else '{}' end
    || case when new.content_zh <> old.content_zh then jsonb_build_object('content_zh', now()) else '{}' end
    || case when new.content_en <> old.content_en then jsonb_build_object('content_en', now()) else '{}' end;
  return new;
end $$;
create trigger note_texts_changed
  before update of name_zh, name_en, description_of_good_zh, description_of_good_en, content_zh, content_en on products
  for each row execute function note_texts_changed();

drop trigger note_new on products;
drop trigger note_gone on products;
drop trigger note_emptied on products;
drop trigger note_change on products;
select watch_shown('products', '{product:id,lists,addresses}', '{
  "": ["created_at", "updated_at", "stock", "reserved", "shelf", "barcode", "weight_g", "sides_mm", "version", "changed_at",
    "supplier_code", "search_words", "texts_changed",
    "safety_stock", "withheld", "in_lots", "lots_followed", "arrival_days", "shelf_life_days", "low_stock_at", "low_stock_days"],
  "product:id lists": ["state", "available", "members_only", "exclusive", "shopping_point_price", "published_at", "sold_30d"],
  "product:id": ["name_zh", "name_en", "description_of_good_zh", "description_of_good_en", "content_zh", "content_en", "preview",
    "origin_price", "price", "first_purchase_price", "temperature", "standalone_purchase", "tcat_only", "embargo", "cod", "max_qty",
    "optional_bundles_max_quantity"]
}', 'old.stock = new.stock and old.reserved = new.reserved');

-- A product has a page while it is on sale or off; only what comes there or leaves changes which addresses there are.
create function note_addresses() returns trigger language plpgsql as $$
begin
  perform note_subjects(array['addresses']);
  return null;
end $$;
create trigger note_page after update of state, available on products for each row
  when ((old.state in ('on', 'off')) <> (new.state in ('on', 'off'))) execute function note_addresses();

-- One bar code is one product among those that are not put away (D-208).
alter table products drop constraint products_barcode_key;
create unique index products_barcode on products (barcode) where state <> 'archived';

-- The list of the office, newest change first and by the other orders that it can stand in.
create index products_changed on products (changed_at desc, id desc);
create index products_changed_in_state on products (state, changed_at desc, id desc);
create index products_by_price on products (price, id);

-- Goods are found by their supplier's code too.
drop trigger keep_goods_search_current on products;
create or replace function keep_goods_search() returns trigger language plpgsql as $$
begin
  insert into goods_search (product_id, words)
    values (new.id, search_fold(concat_ws(chr(31), new.id, new.name_zh, new.name_en, new.barcode, new.shelf, new.supplier_code)))
    on conflict (product_id) do update set words = excluded.words;
  return null;
end $$;
create trigger keep_goods_search_current after update of name_zh, name_en, barcode, shelf, supplier_code on products for each row
  when ((old.name_zh, old.name_en, old.barcode, old.shelf, old.supplier_code)
    is distinct from (new.name_zh, new.name_en, new.barcode, new.shelf, new.supplier_code))
  execute function keep_goods_search();

-- In the shop it is found by its codes and by the words that stand nowhere.
create or replace function keep_product_search() returns trigger language plpgsql as $$
declare
  named text;
begin
  if not new.available or new.is_gift_only then
    delete from product_search where product_id = new.id;
    return null;
  end if;
  -- Whatever is sold is counted anew every night, and its words are what they were.
  if tg_op = 'UPDATE' and old.available and not old.is_gift_only
    and (old.name_zh, old.name_en, old.description_of_good_zh, old.description_of_good_en, old.barcode, old.supplier_code, old.search_words)
      is not distinct from
      (new.name_zh, new.name_en, new.description_of_good_zh, new.description_of_good_en, new.barcode, new.supplier_code, new.search_words) then
    update product_search set sold_30d = new.sold_30d where product_id = new.id;
    return null;
  end if;
  named := search_fold(new.name_zh || chr(31) || new.name_en);
  insert into product_search (product_id, name, texts, sold_30d)
    values (new.id, named,
      named || chr(31) || search_fold(concat_ws(chr(31), new.description_of_good_zh, new.description_of_good_en, new.barcode, new.supplier_code,
        nullif(array_to_string(new.search_words, chr(31)), ''))),
      new.sold_30d)
    on conflict (product_id) do update set name = excluded.name, texts = excluded.texts, sold_30d = excluded.sold_30d;
  return null;
end $$;
drop trigger keep_product_search_current on products;
create trigger keep_product_search_current
  after update of name_zh, name_en, description_of_good_zh, description_of_good_en, sold_30d, available, is_gift_only, barcode, supplier_code,
    search_words on products
  for each row when (
    (old.name_zh, old.name_en, old.description_of_good_zh, old.description_of_good_en, old.sold_30d, old.available, old.is_gift_only,
      old.barcode, old.supplier_code, old.search_words)
    is distinct from
    (new.name_zh, new.name_en, new.description_of_good_zh, new.description_of_good_en, new.sold_30d, new.available, new.is_gift_only,
      new.barcode, new.supplier_code, new.search_words))
  execute function keep_product_search();
update product_search set texts = texts || chr(31) || search_fold(barcode)
  from products where products.id = product_id and barcode is not null;

-- All that is said of a product, and nothing of what moves by itself, such as its stock.
create function product_whole(product bigint) returns jsonb language sql stable as $$
  select to_jsonb(products) - '{id,stock,reserved,withheld,in_lots,sold_30d,created_at,updated_at,version,changed_at,texts_changed}'::text[]
    || jsonb_build_object(
      'pictures', (select coalesce(jsonb_agg(jsonb_build_object('url', url, 'alt_zh', alt_zh, 'alt_en', alt_en) order by position, id), '[]')
        from product_pictures where product_id = product),
      'films', (select coalesce(jsonb_agg(url order by position, id), '[]') from product_videos where product_id = product),
      'shelves', (select coalesce(jsonb_agg(jsonb_build_object('category', category_id, 'position', position) order by category_id), '[]')
        from product_categories where product_id = product),
      'accessories', (select coalesce(jsonb_agg(accessory_id order by position), '[]') from product_accessories where product_id = product),
      'siblings', (select coalesce(jsonb_agg(optional_product_id order by position), '[]') from product_options where product_id = product),
      'bundle', (select coalesce(jsonb_agg(jsonb_build_object('product', bundle_product_id, 'name_zh', name_zh, 'name_en', name_en,
          'required', required, 'max_amount', max_amount, 'quantity', quantity) order by position), '[]')
        from product_bundles where product_id = product),
      'split_stocks', (select coalesce(jsonb_agg(jsonb_build_object('stock_description_zh', stock_description_zh,
          'stock_description_en', stock_description_en) order by position), '[]') from product_split_stocks where product_id = product))
  from products where id = product
$$;

-- Each save of a product, whole (D-203). The first row is what stood there before the office kept any.
create table product_versions (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  version int not null check (version >= 1),
  actor_kind text not null,
  actor_id text not null,
  -- What was done, as the audit log calls it; null for what stood there before.
  verb text,
  -- Only what is different now.
  before jsonb,
  after jsonb,
  whole jsonb not null,
  saved_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (product_id, version)
);
select make_append_only('product_versions');

-- Views and columns are kept for more than one list.
alter table saved_views drop constraint saved_views_page_check;
alter table saved_views add constraint saved_views_page_check check (page in ('orders', 'products'));
alter table list_columns drop constraint list_columns_page_check;
alter table list_columns add constraint list_columns_page_check check (page in ('orders', 'products'));
