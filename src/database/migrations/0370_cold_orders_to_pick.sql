-- Outside a transaction: one index.
-- What is kept cold waits shorter, and is looked for among all that waits.
create index concurrently if not exists orders_cold_to_pick on orders (placed_at)
  where status = 'confirmed' and temperature in ('refrigeration', 'freezing');
