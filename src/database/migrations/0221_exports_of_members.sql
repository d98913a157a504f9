-- Members as a file (IMP-18); and how a selection was asked for, so that the log says by which filters what was exported.
alter table exports
  drop constraint exports_kind_check,
  add constraint exports_kind_check check (kind in ('orders', 'order_lines', 'members', 'audit', 'products', 'prices', 'stock'));
alter table selections add column asked jsonb not null default '{}';
