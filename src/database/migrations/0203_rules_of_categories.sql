-- A version of a product says where hands have put it; what a rule put there is the rule's (D-219).
do $$
declare
  whole text := pg_get_functiondef('product_whole(bigint)'::regprocedure);
  stood constant text := 'from product_categories where product_id = product)';
begin
  if position(stood in whole) = 0 then
    raise exception 'product_whole does not name the categories of a product any more';
  end if;
  execute replace(whole, stood, 'from product_categories where product_id = product and source = ''hand'')');
end $$;

create index product_categories_of_rules on product_categories (category_id) where source = 'rule';
