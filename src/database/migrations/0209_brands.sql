-- Brands of what is sold. A shop that names none shows what it showed before.

create table brands (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name_zh text not null check (char_length(name_zh) between 1 and 60),
  name_en text not null default '' check (char_length(name_en) <= 60),
  -- What stands above the goods on the page of the brand.
  text_zh text not null default '' check (char_length(text_zh) <= 1000),
  text_en text not null default '' check (char_length(text_en) <= 1000),
  -- Put away: it has no page, and its products do not name it.
  archived boolean not null default false,
  version int not null default 1,
  changed_by text not null,
  changed_at timestamptz not null,
  created_at timestamptz not null default now()
);
select keep_updated_at('brands');

alter table products add column brand_id bigint references brands;
create index products_of_brand on products (brand_id) where brand_id is not null;

-- All that is said of a product is said of its columns, so its versions name its brand from now on (product_whole).
select watch_shown('brands', '{brand:id,brands}', '{"": ["created_at", "updated_at", "version", "changed_by", "changed_at"]}');

-- The brand stands on the page of a product, and its goods on the page of the brand: `brands` is which products have which.
do $$
declare
  arguments text[];
begin
  select string_to_array(encode(tgargs, 'escape'), '\000') into arguments from pg_trigger
    where tgrelid = 'products'::regclass and tgname = 'note_change';
  drop trigger note_change on products;
  execute format('create trigger note_change after update on products for each row when (old.stock = new.stock and old.reserved = new.reserved)
    execute function note_shown_change(%L, %L)', arguments[1], arguments[2]::jsonb || '{"brand_id": ["product:id", "brands"]}');
end $$;
