-- Outside a transaction: one index.
-- A scanner asks what carries a code, and what has been archived meanwhile may still lie in a parcel: the unique index holds only what has not.
create index concurrently if not exists products_by_code on products (barcode) where barcode is not null;
