-- Outside a transaction: one index.
create index concurrently if not exists products_scarce_by_what_they_say on products
  (greatest(stock - reserved - withheld + preorder_quota, 0), id) where low_stock_at is not null or low_stock_days is not null;
