-- All that is said of many products, in one statement (D-203). A function of one product was begun anew for each of a file's hundred
-- thousand, which took longer than what it read. Of one product it is asked as before; what belongs to a product is named here alone.
create function products_whole(asked bigint[]) returns table (product bigint, whole jsonb) language sql stable as $$
  select products.id,
    to_jsonb(products) - '{id,stock,reserved,withheld,in_lots,preorder_quota,quota_expected_on,sold_30d,created_at,updated_at,version,changed_at,texts_changed}'::text[]
    || jsonb_build_object(
      'pictures', (select coalesce(jsonb_agg(jsonb_build_object('url', url, 'alt_zh', alt_zh, 'alt_en', alt_en) order by position, id), '[]')
        from product_pictures where product_id = products.id),
      'films', (select coalesce(jsonb_agg(url order by position, id), '[]') from product_videos where product_id = products.id),
      'shelves', (select coalesce(jsonb_agg(jsonb_build_object('category', category_id, 'position', position) order by category_id), '[]')
        from product_categories where product_id = products.id and source = 'hand'),
      'accessories', (select coalesce(jsonb_agg(accessory_id order by position), '[]') from product_accessories where product_id = products.id),
      'siblings', (select coalesce(jsonb_agg(optional_product_id order by position), '[]') from product_options where product_id = products.id),
      'bundle', (select coalesce(jsonb_agg(jsonb_build_object('product', bundle_product_id, 'name_zh', name_zh, 'name_en', name_en,
          'required', required, 'max_amount', max_amount, 'quantity', quantity) order by position), '[]')
        from product_bundles where product_id = products.id),
      'split_stocks', (select coalesce(jsonb_agg(jsonb_build_object('stock_description_zh', stock_description_zh,
          'stock_description_en', stock_description_en, 'expected_on', expected_on) order by position), '[]')
        from product_split_stocks where product_id = products.id))
  from products where products.id = any (asked)
$$;
create or replace function product_whole(product bigint) returns jsonb language sql stable as $$
  select whole from products_whole(array[product_whole.product])
$$;
