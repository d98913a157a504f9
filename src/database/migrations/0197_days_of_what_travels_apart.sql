-- When what travels apart is expected to leave, where somebody has said so (STK-22).
alter table product_split_stocks add column expected_on date;

do $$
declare
  whole text := pg_get_functiondef('product_whole(bigint)'::regprocedure);
  stood constant text := '''stock_description_en'', stock_description_en)';
begin
  if position(stood in whole) = 0 then
    raise exception 'product_whole does not name what of a product travels apart any more';
  end if;
  execute replace(whole, stood, '''stock_description_en'', stock_description_en, ''expected_on'', expected_on)');
end $$;
