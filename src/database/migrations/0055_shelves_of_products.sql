-- The page of a product says where it stands: a product that is put on a shelf or taken off one changes for its readers.

drop trigger note_new on product_categories;
drop trigger note_gone on product_categories;
drop trigger note_emptied on product_categories;
drop trigger note_change on product_categories;
select watch_shown('product_categories', '{category:category_id,product:product_id,shelves}', '{"": ["created_at"]}');
