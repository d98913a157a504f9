-- Data that others define: countries, states, districts, charities, stores, banks.

create table countries (
  iso text primary key check (iso ~ '^[A-Z]{2}$'),
  name_zh text not null,
  name_en text not null,
  payment int not null check (payment >= 0),
  position int not null default 0,
  postal_required boolean not null default true,
  active boolean not null default true,
  created_at timestamptz not null default now()
);

create table us_states (
  short text primary key check (short ~ '^[A-Z]{2}$'),
  name text not null,
  created_at timestamptz not null default now()
);

-- remote marks the places without chilled delivery. The position keeps the order of the address data.
create table tw_districts (
  zip_code text not null check (zip_code ~ '^[0-9]{3}$'),
  county text not null,
  district text not null,
  county_en text not null default '',
  district_en text not null default '',
  remote boolean not null default false,
  position int not null default 0,
  created_at timestamptz not null default now(),
  primary key (zip_code, county, district)
);
create index tw_districts_county on tw_districts (county);

create table donation_agencies (
  donate_code text primary key,
  name_zh text not null,
  name_en text not null default '',
  position int not null default 0,
  confirmed boolean not null default false,
  created_at timestamptz not null default now()
);

create table stores (
  store_id text primary key,
  store_name text not null,
  county text not null,
  city text not null,
  road text not null,
  address text not null,
  active boolean not null default true,
  created_at timestamptz not null default now()
);
create index stores_place on stores (county, city, road);

create table installment_banks (
  id bigint generated always as identity primary key,
  name_zh text not null,
  name_en text not null default '',
  position int not null default 0,
  created_at timestamptz not null default now()
);

select keep_updated_at(kept::regclass) from unnest(array['countries', 'tw_districts', 'donation_agencies', 'stores', 'installment_banks']) as kept;
