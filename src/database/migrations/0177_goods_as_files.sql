-- Products, prices and stock as files: they name no persons, and ask for no reason (NAV-28).
alter table exports
  drop constraint exports_kind_check,
  add constraint exports_kind_check check (kind in ('orders', 'order_lines', 'audit', 'products', 'prices', 'stock')),
  drop constraint exports_reason_check,
  add constraint exports_reason_check
    check (char_length(reason) <= 200 and (reason <> '' or kind in ('products', 'prices', 'stock')));
