-- The audit log as a file, and who looked at whose data, asked by what was opened.

alter table exports drop constraint exports_kind_check, add constraint exports_kind_check check (kind in ('orders', 'order_lines', 'audit'));
create index data_views_of_kind on data_views (kind, at desc, id desc);
