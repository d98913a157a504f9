-- What each product was sold at, day by day of Taipei: a list price that nobody was ever asked to pay is a misleading claim (D-204).

create table price_days (
  product_id bigint not null references products on delete cascade,
  day date not null,
  -- Of what was asked on that day while it was on sale.
  lowest int not null,
  highest int not null,
  origin_price int not null,
  created_at timestamptz not null default now(),
  primary key (product_id, day),
  check (lowest <= highest)
);

-- As far as versions tell it: each said the price until the next one. What was never saved since is known by today's price alone.
insert into price_days (product_id, day, lowest, highest, origin_price)
  select product_id, day, min(price), max(price), max(origin_price)
  from (
    select product_id, whole, (saved_at at time zone 'Asia/Taipei')::date as from_day,
      (coalesce(lead(saved_at) over (partition by product_id order by version), now()) at time zone 'Asia/Taipei')::date as to_day
    from product_versions
  ) as said
  cross join lateral (select (whole ->> 'price')::int as price, (whole ->> 'origin_price')::int as origin_price) as asked,
  generate_series(greatest(from_day, current_date - 400), to_day, interval '1 day') as day
  where whole ->> 'state' = 'on' and price is not null
  group by product_id, day
  having max(origin_price) is not null;

-- Why a list price stands that was never asked: a new product is judged by people. Of the list price that it was said of.
create table list_price_reasons (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  origin_price int not null,
  reason text not null check (char_length(reason) between 1 and 300),
  actor text not null,
  created_at timestamptz not null default now()
);
create index list_price_reasons_of_product on list_price_reasons (product_id, id desc);
