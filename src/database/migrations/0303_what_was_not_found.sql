-- What waited for 0302: it takes its time, and holds no table meanwhile.
delete from product_search using products where product_id = id and (not available or is_gift_only);
insert into product_search (product_id, name, texts, sold_30d)
  select id, named, named || chr(31) || searched_texts(products), sold_30d
  from products, lateral (select search_fold(name_zh || chr(31) || name_en)) as folded (named)
  where available and not is_gift_only and not exists (select from product_search where product_id = id)
on conflict do nothing;
select keep_family_in_lists(id) from families order by id;
