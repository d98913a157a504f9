-- Outside a transaction: one index.
-- products_scarce_by_what_they_say has the same and more.
drop index concurrently if exists products_scarce_by_own;
