-- The ledger of stock can be fetched as a file too.
-- Holds nobody up: files are kept for a year, some for each day.
alter table exports drop constraint exports_kind_check, add constraint exports_kind_check
  check (kind in ('orders', 'order_lines', 'members', 'audit', 'movements', 'products', 'prices', 'stock', 'families', 'labels',
    'discount_codes', 'redirects', 'articles', 'faqs'));
-- Holds nobody up: as above.
alter table exports drop constraint exports_reason_check, add constraint exports_reason_check
  check (char_length(reason) <= 200 and (reason <> '' or kind in ('movements', 'products', 'prices', 'stock', 'families', 'labels',
    'discount_codes', 'redirects', 'articles', 'faqs')));
