-- PostgreSQL reads the condition of each trigger that may fire anew with every statement, and those of products were long: part of what it
-- took to reserve a unit. Which columns they look at is read once, and what remains is asked by their functions, which are kept.

create or replace trigger note_special_lists
  after update of state, available, is_gift_only, members_only, exclusive, shopping_point_price, published_at, sold_30d on products for each row
  when ((old.available, old.is_gift_only, old.members_only, old.exclusive, old.shopping_point_price, old.published_at, old.sold_30d)
    is distinct from
    (new.available, new.is_gift_only, new.members_only, new.exclusive, new.shopping_point_price, new.published_at, new.sold_30d))
  execute function note_special_lists();

create or replace function note_arrival() returns trigger language plpgsql as $$
begin
  insert into content_notes (subject) select 'product:' || new.id
    where (case when old.preorder_quota > 0 then old.quota_expected_on end,
        old.preorder_quota > 0 and old.stock - old.reserved - old.withheld < 1)
      is distinct from (case when new.preorder_quota > 0 then new.quota_expected_on end,
        new.preorder_quota > 0 and new.stock - new.reserved - new.withheld < 1);
  return null;
end $$;
create or replace trigger note_arrival after update of stock, reserved, withheld, safety_stock, preorder_quota, quota_expected_on on products
  for each row when (old.preorder_quota + new.preorder_quota > 0) execute function note_arrival();

create or replace function note_free_for_webhooks() returns trigger language plpgsql as $$
begin
  insert into stock_notes (product_id, was, free)
    select new.id, free_stock(old), free_stock(new)
    where free_stock(old) <> free_stock(new)
      and exists (select from webhooks where state <> 'removed' and events && array['stock.changed', 'stock.low']);
  return null;
end $$;
create or replace trigger note_free_for_webhooks after update of stock, reserved, withheld, safety_stock, preorder_quota on products for each row
  execute function note_free_for_webhooks();
