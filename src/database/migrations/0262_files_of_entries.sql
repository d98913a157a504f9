-- Files may be about more than goods: discount codes and redirects (IMP-01).
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check
  check (kind in ('products', 'prices', 'stock', 'families', 'shopify', 'discount_codes', 'redirects'));
comment on column import_rows.product_id is 'The product; in files that are about something else, the id of that.';
