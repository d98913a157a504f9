-- Shopify's product CSV is a kind of file of its own (IMP-04).
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('products', 'prices', 'stock', 'shopify'));
-- Prices with a part of a dollar are rounded down, because whoever tried the file said so (D-220).
alter table imports add column rounds_down boolean not null default false;
