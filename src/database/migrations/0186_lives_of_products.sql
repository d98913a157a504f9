-- Products are made as drafts, copied, and thrown away while nothing names them (GDS-45 to GDS-49).

-- A draft has no price until somebody sets one; so it is kept when it is put away. What is sold has one.
alter table products drop constraint products_free_of_charge;
alter table products add constraint products_free_of_charge
  check (price > 0 or shopping_point_price is not null or is_gift_only or state in ('draft', 'archived'));

-- What a product said in each version is kept for good, also of one that was thrown away; its number never comes again.
alter table product_versions drop constraint product_versions_product_id_fkey;

-- Rows that hang on a product hang on another too, with all that they say, whatever columns there are.
create function copy_rows_of_product(hanging regclass, product bigint, copy bigint) returns void language plpgsql as $$
declare
  columns text := (
    select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = hanging and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''
      and attname not in ('product_id', 'created_at', 'updated_at'));
begin
  execute format('insert into %s (product_id, %s) select %s, %s from %s where product_id = %s', hanging, columns, copy, columns, hanging, product);
end $$;
