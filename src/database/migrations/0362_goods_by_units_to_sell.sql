-- Outside a transaction: one index.
-- On sale or not; and the value of the stock is summed up without a look at the rows.
create index concurrently if not exists products_by_units_to_sell on products
  (available, greatest(stock - reserved - withheld + preorder_quota, 0), id) include (stock);
