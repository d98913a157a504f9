-- People of a former shop, as a file says them (IMP-20): nobody's account, and nobody gets a letter for standing here. Whoever signs in
-- with the same address, confirmed, is linked to it. Consent stands here only with when and how it was given.
create table imported_members (
  id bigint generated always as identity primary key,
  email text check (email = lower(email) and email like '_%@_%'),
  phone text check (phone ~ '^\+?[0-9]{6,15}$'),
  name text not null default '',
  birthday date,
  consent_at timestamptz,
  consent_how text check (consent_how <> ''),
  user_id bigint references users,
  linked_at timestamptz,
  created_at timestamptz not null default now(),
  check (email is not null or phone is not null),
  check ((consent_at is null) = (consent_how is null)),
  check ((user_id is null) = (linked_at is null))
);
create unique index imported_members_email on imported_members (email) where email is not null;
create unique index imported_members_phone on imported_members (phone) where phone is not null;
create index imported_members_user on imported_members (user_id) where user_id is not null;
select keep_updated_at('imported_members');

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check
  check (kind in ('products', 'prices', 'stock', 'families', 'shopify', 'discount_codes', 'redirects', 'members', 'articles', 'faqs', 'labels'));
alter table exports drop constraint exports_kind_check;
alter table exports add constraint exports_kind_check
  check (kind in ('orders', 'order_lines', 'members', 'audit', 'products', 'prices', 'stock', 'families', 'labels',
    'discount_codes', 'redirects', 'articles', 'faqs'));
alter table exports drop constraint exports_reason_check;
alter table exports add constraint exports_reason_check
  check (char_length(reason) <= 200 and (reason <> '' or kind in ('products', 'prices', 'stock', 'families', 'labels', 'discount_codes', 'redirects', 'articles', 'faqs')));
