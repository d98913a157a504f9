-- Whoever puts goods on sale or takes them off says their state, from which `available` follows. The triggers that keep what is searched
-- waited for somebody to say `available`: what the office put on sale was not found until its words were changed.
drop trigger keep_product_search_current on products;
create trigger keep_product_search_current
  after update of name_zh, name_en, description_of_good_zh, description_of_good_en, sold_30d, state, available, is_gift_only, barcode, supplier_code,
    search_words on products
  for each row when (
    (old.name_zh, old.name_en, old.description_of_good_zh, old.description_of_good_en, old.sold_30d, old.available, old.is_gift_only,
      old.barcode, old.supplier_code, old.search_words)
    is distinct from
    (new.name_zh, new.name_en, new.description_of_good_zh, new.description_of_good_en, new.sold_30d, new.available, new.is_gift_only,
      new.barcode, new.supplier_code, new.search_words))
  execute function keep_product_search();

drop trigger keep_due_words_held on products;
create trigger keep_due_words_held
  after update of name_zh, name_en, description_of_good_zh, description_of_good_en, state, available, is_gift_only, barcode, shelf, supplier_code,
    search_words on products
  for each row when (
    (old.name_zh, old.name_en, old.description_of_good_zh, old.description_of_good_en, old.available, old.is_gift_only, old.barcode, old.shelf,
      old.supplier_code, old.search_words)
    is distinct from
    (new.name_zh, new.name_en, new.description_of_good_zh, new.description_of_good_en, new.available, new.is_gift_only, new.barcode, new.shelf,
      new.supplier_code, new.search_words))
  execute function hold_words_due();
