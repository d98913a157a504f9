-- A link by which whoever has it pays an order, without signing in. It ends at its time, or when somebody of the shop ends it. Of the
-- words that open it only hashes are kept: each copy, letter or picture has one of its own.

create table payment_links (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  ends_at timestamptz not null,
  ended_at timestamptz,
  made_by text not null check (made_by <> ''),
  ended_by text check (ended_by <> ''),
  created_at timestamptz not null default now(),
  check ((ended_at is null) = (ended_by is null))
);
comment on column payment_links.ends_at is 'Until when a payment can be begun by it.';
create unique index payment_links_one_open on payment_links (order_id) where ended_at is null;
create index payment_links_of_order on payment_links (order_id);

create table payment_link_words (
  token_hash bytea primary key check (length(token_hash) = 32),
  link_id bigint not null references payment_links on delete cascade,
  created_at timestamptz not null default now()
);
create index payment_link_words_of_link on payment_link_words (link_id);

-- Customers whom people of the shop enter: they have orders, and no way to sign in.
alter table users add column origin text not null default 'provider' check (origin in ('provider', 'office'));
comment on column users.origin is 'provider: came by LINE or Facebook; office: entered by people of the shop.';

-- A code that somebody of the shop gave to one member, once, with a reason.
alter table discount_codes drop constraint discount_codes_source_check;
alter table discount_codes add constraint discount_codes_source_check check (source in ('shop', 'share', 'office'));
alter table discount_codes add column reason text check (reason <> '');
alter table discount_codes add column cause text unique check (cause <> '');
comment on column discount_codes.cause is 'Of a code of the office: the key of the press that gave it, so that one press is one code.';
alter table discount_codes add constraint discount_codes_reason check ((source = 'office') = (num_nonnulls(reason, cause) = 2));
