-- Where a product lies in the house, by which bar code it is told, and how heavy and large it is: what picking, packing and
-- couriers need. No visitor sees any of it.

alter table products
  -- 儲位: a code by which pick lists are ordered (STK-07).
  add column shelf text check (shelf ~ '^[A-Z0-9-]{1,12}$'),
  -- EAN-8, EAN-13, UPC-A or the shop's own: one a product, and no two the same (D-208).
  add column barcode text unique check (barcode ~ '^[A-Z0-9]{4,20}$'),
  add column weight_g int check (weight_g between 1 and 100000),
  -- Of the packed product, the longest first.
  add column sides_mm int[] check (cardinality(sides_mm) = 3 and 1 <= all (sides_mm) and 3000 >= all (sides_mm)
    and sides_mm[1] >= sides_mm[2] and sides_mm[2] >= sides_mm[3]);

drop trigger note_new on products;
drop trigger note_gone on products;
drop trigger note_emptied on products;
drop trigger note_change on products;
select watch_shown('products', '{product:id,lists,addresses}', '{
  "": ["created_at", "updated_at", "stock", "reserved", "shelf", "barcode", "weight_g", "sides_mm"],
  "product:id lists": ["available", "members_only", "exclusive", "shopping_point_price", "published_at", "sold_30d"],
  "product:id": ["name_zh", "name_en", "description_of_good_zh", "description_of_good_en", "content_zh", "content_en", "preview",
    "origin_price", "price", "first_purchase_price", "temperature", "standalone_purchase", "tcat_only", "embargo", "cod", "max_qty",
    "optional_bundles_max_quantity"]
}', 'old.stock = new.stock and old.reserved = new.reserved');
