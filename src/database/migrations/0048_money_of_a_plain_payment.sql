-- Money that has just come for an order of which nothing has ended and of which nothing went back is where it should be:
-- nearly every payment, and told without adding up what the order has paid and got back.
create or replace function keep_money_of_payment() returns trigger language plpgsql as $$
begin
  if new.status in ('authorised', 'paid') and not new.surplus and new.refunded_amount = 0 then
    -- Whoever ends the order at this moment commits before this is looked at, or after.
    perform from orders where id = new.order_id for no key update;
    if not exists (select from refunds where payment_id = new.id)
      and not exists (select from orders where (id = new.order_id or parent_id = new.order_id) and status in ('cancel', 'refunding', 'refunded'))
    then return null; end if;
  end if;
  perform refuse_money_astray(new.order_id);
  return null;
end $$;
