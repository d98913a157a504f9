-- Filters of the office that few goods match are found by an index in which few goods stand (GDS-01): looking through 100,000 rows for them
-- takes 150 to 200 ms. What most goods match is found along the order of the list, and goods that match none of these stand in none of them.
create index products_cold on products (temperature, changed_at desc, id desc) where temperature <> 'normal';
create index products_marked on products (changed_at desc, id desc)
  where members_only or exclusive or standalone_purchase or tcat_only or embargo or is_gift_only;
create index products_by_shelf on products (shelf collate "C") where shelf is not null;

-- By what can be sold of them goods are looked for that are not on sale too; and the value of the stock is summed up without a look at the rows.
drop index products_by_free_units;
create index products_by_free_units on products (available, greatest(stock - reserved - withheld + preorder_quota, 0), id) include (stock);
drop index products_scarce_by_own;
create index products_scarce_by_own on products (greatest(stock - reserved - withheld + preorder_quota, 0), id)
  where low_stock_at is not null or low_stock_days is not null;
