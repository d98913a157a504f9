-- What was counted, once under the sheet on which it stands: a count that is told again later would bring goods back that
-- have left the house since.

create table stock_counts (
  sheet text not null check (sheet <> ''),
  product_id bigint not null references products,
  counted integer not null check (counted >= 0),
  counted_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (sheet, product_id)
);
create index stock_counts_of_product on stock_counts (product_id);
select make_append_only('stock_counts');
