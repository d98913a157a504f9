-- Outside a transaction: one index.
create index concurrently if not exists products_marked on products (changed_at desc, id desc)
  where members_only or exclusive or standalone_purchase or tcat_only or embargo or is_gift_only;
