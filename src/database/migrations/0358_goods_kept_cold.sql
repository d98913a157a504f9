-- Outside a transaction: one index.
-- Filters of the office that few goods match are found by an index in which few goods stand (GDS-01): looking through 100,000 rows for them
-- takes 150 to 200 ms. What most goods match is found along the order of the list, and goods that match none of these stand in none of them.
create index concurrently if not exists products_cold on products (temperature, changed_at desc, id desc) where temperature <> 'normal';
