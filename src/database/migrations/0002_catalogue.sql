-- Goods, how they are arranged, and their stock.

create table categories (
  id bigint generated always as identity primary key,
  parent_id bigint references categories,
  name_zh text not null,
  name_en text not null default '',
  cover_url text not null default '',
  mobile_cover_url text not null default '',
  position int not null default 0,
  visible boolean not null default true,
  created_at timestamptz not null default now(),
  check (parent_id <> id)
);
create index categories_place on categories (parent_id, position);

create function refuse_third_level() returns trigger language plpgsql as $$
begin
  if exists (select from categories where id = new.parent_id and parent_id is not null)
    or exists (select from categories where parent_id = new.id) then
    raise exception 'categories are at most two levels deep' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger two_levels before insert or update of parent_id on categories
  for each row when (new.parent_id is not null) execute function refuse_third_level();

-- stock and reserved are kept by triggers (0003_stock.sql), never written by hand.
-- Search has its own narrow table, so there is no trigram index here: it would make every change of a text dearer.
create table products (
  id bigint generated always as identity primary key,
  slug text not null,
  name_zh text not null,
  name_en text not null default '',
  description_of_good_zh text not null default '',
  description_of_good_en text not null default '',
  content_zh text not null default '',
  content_en text not null default '',
  preview text not null,
  origin_price int not null check (origin_price >= 0),
  price int not null check (price >= 0),
  first_purchase_price int check (first_purchase_price >= 0),
  shopping_point_price int check (shopping_point_price > 0),
  temperature text not null default 'normal' check (temperature in ('normal', 'refrigeration', 'freezing')),
  available boolean not null default true,
  members_only boolean not null default false,
  exclusive boolean not null default false,
  standalone_purchase boolean not null default false,
  tcat_only boolean not null default false,
  embargo boolean not null default false,
  cod boolean not null default true,
  max_qty int not null default 10 check (max_qty >= 1),
  stock int not null default 0 check (stock >= 0),
  reserved int not null default 0,
  optional_bundles_max_quantity int not null default 0 check (optional_bundles_max_quantity >= 0),
  is_gift_only boolean not null default false,
  published_at timestamptz not null default now(),
  sold_30d int not null default 0 check (sold_30d >= 0),
  created_at timestamptz not null default now(),
  check (price <= origin_price),
  check (first_purchase_price < price),
  constraint products_reserved_within_stock check (reserved between 0 and stock),
  constraint products_free_of_charge check (price > 0 or shopping_point_price is not null or is_gift_only)
-- Room on each page for the new version of a row: an order that holds stock then touches no index.
) with (fillfactor = 70);
create index products_latest on products (published_at desc, id desc) where available;
create index products_hottest on products (sold_30d desc, published_at desc, id desc) where available;
create index products_presale on products (published_at desc) where exclusive and available;
create index products_members_only on products (published_at desc) where members_only and available;
create index products_shopping_point on products (published_at desc) where shopping_point_price is not null and available;

create table product_pictures (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  url text not null,
  alt_zh text not null default '',
  alt_en text not null default '',
  position int not null default 0,
  created_at timestamptz not null default now()
);
create index product_pictures_product on product_pictures (product_id, position);

create table product_videos (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  url text not null,
  position int not null default 0,
  created_at timestamptz not null default now()
);
create index product_videos_product on product_videos (product_id, position);

create table product_categories (
  product_id bigint not null references products on delete cascade,
  category_id bigint not null references categories on delete cascade,
  position int not null default 0,
  created_at timestamptz not null default now(),
  primary key (product_id, category_id)
);
create index product_categories_category on product_categories (category_id, position);

create table product_accessories (
  product_id bigint not null references products on delete cascade,
  accessory_id bigint not null references products on delete cascade,
  position int not null default 0,
  created_at timestamptz not null default now(),
  primary key (product_id, accessory_id),
  check (product_id <> accessory_id)
);

-- Siblings of a product, such as its other colours.
create table product_options (
  product_id bigint not null references products on delete cascade,
  optional_product_id bigint not null references products on delete cascade,
  position int not null default 0,
  created_at timestamptz not null default now(),
  primary key (product_id, optional_product_id),
  check (product_id <> optional_product_id)
);

create table product_bundles (
  product_id bigint not null references products on delete cascade,
  bundle_product_id bigint not null references products on delete cascade,
  name_zh text not null,
  name_en text not null default '',
  required boolean not null default false,
  max_amount int not null check (max_amount >= 1),
  quantity int not null default 0 check (quantity >= 0),
  position int not null default 0,
  created_at timestamptz not null default now(),
  primary key (product_id, bundle_product_id),
  check (product_id <> bundle_product_id)
);

create table product_split_stocks (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  stock_description_zh text not null,
  stock_description_en text not null default '',
  position int not null default 0,
  created_at timestamptz not null default now()
);
create index product_split_stocks_product on product_split_stocks (product_id, position);

select keep_updated_at(kept::regclass) from unnest(array['categories', 'products', 'product_bundles']) as kept;
