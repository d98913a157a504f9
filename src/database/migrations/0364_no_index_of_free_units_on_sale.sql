-- Outside a transaction: one index.
-- products_by_units_to_sell has the same and more.
drop index concurrently if exists products_by_free_units;
