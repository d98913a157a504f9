-- Outside a transaction: one index.
create index concurrently if not exists products_by_shelf on products (shelf collate "C") where shelf is not null;
