-- What a member keeps: wishlist, cart, promotions and codes that reach into it, recipients, cards, points.

create table wishlists (
  user_id bigint primary key references users,
  share_token text not null unique,
  shared_at timestamptz,
  created_at timestamptz not null default now()
);

create table wishlist_items (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  product_id bigint not null references products,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, product_id)
);
create index wishlist_items_expiry on wishlist_items (expires_at);

create table promotions (
  id bigint generated always as identity primary key,
  name_zh text not null,
  name_en text not null default '',
  temperature text not null check (temperature in ('normal', 'refrigeration', 'freezing')),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index promotions_running on promotions (temperature, active);

create table promotion_tiers (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotions on delete cascade,
  minimum_amount int not null check (minimum_amount >= 0),
  created_at timestamptz not null default now(),
  unique (promotion_id, minimum_amount)
);

create table add_on_items (
  id bigint generated always as identity primary key,
  tier_id bigint not null references promotion_tiers on delete cascade,
  product_id bigint not null references products,
  price int not null check (price >= 0),
  purchase_limit int not null default 1 check (purchase_limit >= 1),
  position int not null default 0,
  created_at timestamptz not null default now(),
  unique (tier_id, product_id)
);
create index add_on_items_product on add_on_items (product_id);

create table gift_campaigns (
  id bigint generated always as identity primary key,
  key text not null unique check (key <> ''),
  kind text not null check (kind in ('gifts', 'vvip_gift', 'birthday_gift')),
  product_id bigint not null references products,
  min_vip smallint not null default 0 check (min_vip between 0 and 2),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index gift_campaigns_product on gift_campaigns (product_id);

create function refuse_exclusive_gift() returns trigger language plpgsql as $$
begin
  if exists (select from products where id = new.product_id and exclusive) then
    raise exception 'an exclusive product cannot be a gift' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger gift_is_not_exclusive before insert or update of product_id on gift_campaigns
  for each row execute function refuse_exclusive_gift();

create function refuse_exclusive_while_gift() returns trigger language plpgsql as $$
begin
  if exists (select from gift_campaigns where product_id = new.id) then
    raise exception 'a product given away by a campaign cannot become exclusive' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger gift_stays_not_exclusive before update of exclusive on products
  for each row when (new.exclusive) execute function refuse_exclusive_while_gift();

-- order_id gets its reference in 0008, where orders are made.
create table gift_claims (
  user_id bigint not null references users,
  campaign_key text not null,
  state text not null default 'offered' check (state in ('offered', 'dismissed', 'ordered')),
  order_id bigint,
  created_at timestamptz not null default now(),
  primary key (user_id, campaign_key)
);

create table cart_items (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  product_id bigint not null references products,
  origin text not null default 'buyer' check (origin in ('buyer', 'add_on', 'gifts', 'vvip_gift', 'birthday_gift')),
  add_on_item_id bigint references add_on_items on delete set null,
  campaign_key text not null default '',
  quantity int not null check (quantity >= 1),
  redeem_with_points boolean not null default false,
  expiration_datetime timestamptz,
  dismissed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, product_id, origin, campaign_key)
);
create index cart_items_product on cart_items (product_id);
create index cart_items_add_on on cart_items (add_on_item_id) where add_on_item_id is not null;

create table cart_item_options (
  cart_item_id bigint not null references cart_items on delete cascade,
  product_id bigint not null references products,
  quantity int not null check (quantity >= 1),
  created_at timestamptz not null default now(),
  primary key (cart_item_id, product_id)
);

create table discount_codes (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9]+$'),
  name_zh text not null,
  name_en text not null default '',
  kind text not null check (kind in ('amount', 'percent')),
  value int not null check (value >= 1),
  minimum_amount int not null default 0 check (minimum_amount >= 0),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  total_limit int check (total_limit >= 1),
  per_user_limit int check (per_user_limit >= 1),
  owner_user_id bigint references users,
  source text not null default 'shop' check (source in ('shop', 'share')),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  check (kind <> 'percent' or value <= 100),
  check (ends_at > starts_at)
);
create index discount_codes_owner on discount_codes (owner_user_id) where owner_user_id is not null;

create table discount_uses (
  id bigint generated always as identity primary key,
  code_id bigint not null references discount_codes,
  user_id bigint not null references users,
  order_id bigint not null unique,
  released_at timestamptz,
  created_at timestamptz not null default now()
);
create index discount_uses_live on discount_uses (code_id, user_id) where released_at is null;

create table share_rewards (
  user_id bigint not null references users,
  month date not null check (extract(day from month) = 1),
  code_id bigint not null references discount_codes,
  created_at timestamptz not null default now(),
  primary key (user_id, month)
);

create table contacts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  type text not null check (type in ('black_cat', 'seven', 'ups')),
  name text not null,
  phone text not null,
  county text,
  district text,
  zip_code text,
  address text,
  store_id text,
  country text,
  state_province_county text,
  city_or_town text,
  address_one text,
  address_two text,
  address_three text,
  postal_code text,
  fingerprint text not null,
  last_used_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (user_id, type, fingerprint),
  constraint contacts_complete check (case type
    when 'black_cat' then num_nulls(county, district, zip_code, address) = 0
    when 'seven' then store_id is not null
    else num_nulls(country, city_or_town, address_one) = 0 end)
);
create index contacts_recent on contacts (user_id, type, last_used_at desc);

create table senders (
  user_id bigint primary key references users,
  name text not null,
  phone text not null,
  created_at timestamptz not null default now()
);

-- Only what the card company gave us; number and security code never come here (CRD-10).
create table saved_cards (
  id bigint generated always as identity primary key,
  uuid text not null default gen_random_uuid()::text unique,
  user_id bigint not null references users,
  alias text not null default '',
  brand text not null check (brand in ('visa', 'mastercard', 'jcb')),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month smallint not null check (exp_month between 1 and 12),
  exp_year smallint not null check (exp_year between 2000 and 2200),
  card_key_enc bytea not null,
  card_token_enc bytea not null,
  enabled boolean not null default true,
  error text,
  invalid_at timestamptz,
  is_default boolean not null default false,
  fingerprint text not null,
  created_at timestamptz not null default now(),
  unique (user_id, fingerprint)
);
create unique index saved_cards_one_default on saved_cards (user_id) where is_default;

create table point_entries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  points int not null check (points <> 0),
  reason text not null check (reason in ('personal_shopping', 'exchange_product', 'fb_friend_shopping', 'expiration_reset',
    'refund', 'custom', 'partial_product_return', 'product_redemption', 'point_product_out_of_stock', 'other_reason')),
  customer_reason text check (customer_reason is null or reason = 'custom'),
  order_id bigint,
  effective_at timestamptz not null default now(),
  actor text not null default 'time',
  dedupe_key text unique,
  created_at timestamptz not null default now()
);
create index point_entries_history on point_entries (user_id, created_at desc, id desc);
create index point_entries_order on point_entries (order_id) where order_id is not null;

create table point_lots (
  id bigint generated always as identity primary key,
  entry_id bigint not null unique references point_entries,
  user_id bigint not null references users,
  points int not null check (points > 0),
  remaining int not null,
  effective_at timestamptz not null,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check (remaining between 0 and points)
);
create index point_lots_spendable on point_lots (user_id, effective_at);
create index point_lots_expiring on point_lots (expires_at) where remaining > 0;

create table point_lot_uses (
  id bigint generated always as identity primary key,
  lot_id bigint not null references point_lots,
  entry_id bigint not null references point_entries,
  points int not null check (points > 0),
  created_at timestamptz not null default now()
);
create index point_lot_uses_lot on point_lot_uses (lot_id);
create index point_lot_uses_entry on point_lot_uses (entry_id);

create table point_accounts (
  user_id bigint primary key references users,
  balance int not null default 0 check (balance >= 0),
  expires_at timestamptz,
  created_at timestamptz not null default now()
);

select keep_updated_at(kept::regclass) from unnest(array['wishlists', 'promotions', 'promotion_tiers', 'add_on_items',
  'gift_campaigns', 'gift_claims', 'cart_items', 'cart_item_options', 'discount_codes', 'discount_uses', 'contacts', 'senders',
  'saved_cards', 'point_lots', 'point_accounts']) as kept;
select make_append_only(kept::regclass) from unnest(array['point_entries', 'point_lot_uses']) as kept;
