-- Outside a transaction: one index.
-- A text of them stands in Chinese alone (GDS-02, GDS-13); what is complete in both languages does not stand in it.
create index concurrently if not exists products_with_open_english on products (changed_at desc, id desc)
  where name_en = '' or (description_of_good_en = '' and description_of_good_zh <> '') or (content_en = '' and content_zh <> '');
