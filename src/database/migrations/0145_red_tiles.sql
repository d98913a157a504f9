-- Which tiles of 今日 are red, and since when: turning red is told once.

create table red_tiles (
  kind text primary key check (kind <> ''),
  since timestamptz not null,
  created_at timestamptz not null default now()
);

create index products_by_free_units on products ((stock - reserved), id) where available and not is_gift_only;
