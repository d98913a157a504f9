-- A PostgreSQL before 18 does not know `returning with (old as …)`, which three functions ask for what stood in a row before. There they read
-- it from the row itself, which they hold: nobody else changes it between the two readings of one statement.
do $$
declare
  name text;
  written text;
begin
  if current_setting('server_version_num')::int >= 180000 then return; end if;
  foreach name in array array['hold_stock', 'end_reservations', 'apply_stock_movements'] loop
    written := pg_get_functiondef(name::regproc);
    written := regexp_replace(written, '\) as (held|past|total)\s+where products\.id = \1\.product_id',
      ') as \1, products as before where products.id = \1.product_id and before.id = products.id');
    written := regexp_replace(written, 'returning with \([^)]*\)', 'returning');
    written := replace(replace(written, 'free_stock(after)', 'free_stock(products)'), 'after.', 'products.');
    written := replace(written, 'set reserved = reserved', 'set reserved = products.reserved');
    execute written;
  end loop;
end $$;
