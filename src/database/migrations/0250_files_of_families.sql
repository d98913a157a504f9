-- Files say which products make a family, and are written so (IMP-01).
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('products', 'prices', 'stock', 'families', 'shopify'));
alter table exports drop constraint exports_kind_check;
alter table exports add constraint exports_kind_check
  check (kind in ('orders', 'order_lines', 'members', 'audit', 'products', 'prices', 'stock', 'families'));
alter table exports drop constraint exports_reason_check;
alter table exports add constraint exports_reason_check
  check (char_length(reason) <= 200 and (reason <> '' or kind in ('products', 'prices', 'stock', 'families')));
