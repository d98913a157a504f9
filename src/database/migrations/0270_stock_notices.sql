-- Who wants to be told when goods that are sold out are there again: a member by their account, a visitor by an address that they confirm
-- with a link. Each waits once for a product.
create table stock_notices (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  user_id bigint references users,
  email text check (email <> '' and char_length(email) <= 200),
  lang text not null check (lang in ('zh', 'en')),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  told_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint stock_notices_whose check (num_nonnulls(user_id, email) = 1),
  constraint stock_notices_members check (user_id is null or confirmed_at is not null),
  constraint stock_notices_told check (told_at is null or confirmed_at is not null)
);
comment on column stock_notices.confirmed_at is 'Since when it counts: of a member from the start, of an address since its link was followed. Who waits longest is told first.';
create unique index stock_notices_of_member on stock_notices (user_id, product_id) where user_id is not null;
create unique index stock_notices_of_address on stock_notices (lower(email), product_id) where email is not null;
create index stock_notices_waiting on stock_notices (product_id, confirmed_at, id) where told_at is null and confirmed_at is not null;
create index stock_notices_expiry on stock_notices (expires_at);

-- The words of links in letters, as hashes.
create table stock_notice_links (
  token_hash text primary key,
  notice_id bigint not null references stock_notices on delete cascade,
  created_at timestamptz not null
);
create index stock_notice_links_notice on stock_notice_links (notice_id);

-- How far people are told of goods that are back, while somebody waits for them.
create table stock_notice_turns (
  product_id bigint primary key references products on delete cascade,
  seen int not null default 0 check (seen >= 0),
  together int not null default 0 check (together >= 0),
  left_to_tell int not null default 0 check (left_to_tell >= 0),
  next_at timestamptz
);
comment on column stock_notice_turns.seen is 'How many units could be sold when it was looked at last: more than these have come since.';
comment on column stock_notice_turns.together is 'How many are told at a time.';

alter table letters drop constraint letters_object_kind_check,
  add constraint letters_object_kind_check check (object_kind in ('order', 'member', 'staff', 'stock_notice'));
