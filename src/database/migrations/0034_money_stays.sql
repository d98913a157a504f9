-- Money that came is somewhere: still held, given back, or owed with a refund that somebody or a job is working on. The
-- database refuses every commit after which that would not be so.

-- What the shop keeps of a parcel that came back, such as the way: said by whoever took it back, and nothing else is kept.
alter table orders add column kept_amount int not null default 0 check (kept_amount between 0 and grand_total);

-- Money that nobody asked for, such as a second transfer to one account, is an attempt of its own: it paid for nothing and
-- is owed in full.
alter table payments
  add column surplus boolean not null default false,
  add constraint payments_surplus_is_received check (not surplus or status in ('paid', 'refunding', 'refunded', 'refund_failed'));

-- What was agreed stays as it was agreed.
create trigger amount_stays before update of order_id, amount, surplus on payments for each row
  when ((old.order_id, old.amount, old.surplus) is distinct from (new.order_id, new.amount, new.surplus)) execute function refuse_change();
create trigger payments_stay before delete on payments for each row execute function refuse_change();
create trigger amount_stays before update of payment_id, amount on refunds for each row
  when ((old.payment_id, old.amount) is distinct from (new.payment_id, new.amount)) execute function refuse_change();
create trigger refunds_stay before delete on refunds for each row execute function refuse_change();

-- What does not agree about the money of an order, in words; null when everything does. `whole` is the order itself, never
-- one of its parcels. A refund counts as given back in every state: one that is not done yet is listed and worked on.
create function money_complaint(whole bigint) returns text stable language plpgsql as $$
declare
  parcels record;
  money record;
  gone int;
begin
  select bool_and(status in ('cancel', 'refunding', 'refunded')) as ended, bool_or(status in ('cancel', 'refunding', 'refunded')) as some_ended,
      bool_or(status = 'refunding') as refunding, sum(kept_amount) as kept
    into parcels from orders where id = whole or parent_id = whole;

  select coalesce(sum(amount) filter (where not surplus), 0) as received,
      coalesce(sum(back) filter (where not surplus), 0) as given_back,
      coalesce(sum(open) filter (where not surplus), 0) as open,
      coalesce(sum(amount - back) filter (where surplus), 0) as surplus_left,
      string_agg(wrong, '; ') as wrong
    into money
    from (
      select p.amount, p.surplus, r.back, r.open,
        case
          when r.back > p.amount then format('has attempt %s, of which %s of %s go back', p.id, r.back, p.amount)
          when r.done <> p.refunded_amount then format('has attempt %s, of which %s are back and %s are written', p.id, r.done, p.refunded_amount)
          when p.status = 'refunded' and r.done < p.amount then format('has attempt %s, refunded but for %s', p.id, p.amount - r.done)
          when p.status in ('refunding', 'refund_failed') and r.open = 0 then format('has attempt %s, %s without a refund', p.id, p.status)
          when p.status in ('paid', 'authorised') and r.open > 0 then format('has attempt %s, %s with a refund of %s', p.id, p.status, r.open)
        end as wrong
      from payments p,
        lateral (select coalesce(sum(amount), 0) as back, coalesce(sum(amount) filter (where status = 'done'), 0) as done,
          coalesce(sum(amount) filter (where status <> 'done'), 0) as open from refunds where payment_id = p.id) r
      where p.order_id = whole and p.status in ('authorised', 'paid', 'refunding', 'refunded', 'refund_failed')) as received;

  if money.wrong is not null then return money.wrong; end if;
  if money.surplus_left <> 0 then return format('has %s that nobody asked for and nobody gives back', money.surplus_left); end if;
  if parcels.refunding and money.open = 0 then return 'is refunding, and nothing is on its way back'; end if;
  if parcels.ended and money.received - money.given_back <> parcels.kept then
    return format('has ended with %s received, %s given back and %s kept', money.received, money.given_back, parcels.kept);
  end if;
  if parcels.ended or not parcels.some_ended or money.received = 0 then return null; end if;

  -- Some parcels go on: of those that ended, what their goods cost less their part of the discount is given back, or all that was left.
  select sum(items - case when family.items_total = 0 then 0 else family.discount_amount::bigint * items / family.items_total end - kept_amount)
    into gone
    from (select o.kept_amount, (select coalesce(sum(sub_total), 0) from order_lines where order_id = o.id) as items from orders o
        where (o.id = whole or o.parent_id = whole) and o.status in ('cancel', 'refunding', 'refunded')) as ended,
      (select items_total, discount_amount from orders where id = whole) as family;
  if money.given_back < least(gone, money.received - parcels.kept) then
    return format('gives %s back for parcels of %s', money.given_back, gone);
  end if;
  return null;
end $$;

create function refuse_money_astray(whole bigint) returns void language plpgsql as $$
declare
  complaint text;
begin
  -- Whoever changes the money of the same order at this moment commits before this is looked at, or after.
  perform from orders where id = whole for no key update;
  complaint := money_complaint(whole);
  if complaint is not null then
    raise exception 'order % %', whole, complaint using errcode = 'check_violation', constraint = 'money_stays';
  end if;
end $$;

create function keep_money_of_order() returns trigger language plpgsql as $$
begin
  perform refuse_money_astray(coalesce(new.parent_id, new.id));
  return null;
end $$;
create function keep_money_of_payment() returns trigger language plpgsql as $$
begin
  perform refuse_money_astray(new.order_id);
  return null;
end $$;
create function keep_money_of_refund() returns trigger language plpgsql as $$
begin
  perform refuse_money_astray((select order_id from payments where id = new.payment_id));
  return null;
end $$;

create constraint trigger money_stays after update of status, kept_amount on orders deferrable initially deferred for each row
  when (new.status in ('cancel', 'refunding', 'refunded')) execute function keep_money_of_order();
create constraint trigger money_stays after update of status, refunded_amount on payments deferrable initially deferred for each row
  when (new.status in ('authorised', 'paid', 'refunding', 'refunded', 'refund_failed')) execute function keep_money_of_payment();
create constraint trigger surplus_stays after insert on payments deferrable initially deferred for each row
  when (new.surplus) execute function keep_money_of_payment();
create constraint trigger money_stays after insert or update of status on refunds deferrable initially deferred for each row
  execute function keep_money_of_refund();

-- What earlier orders have kept, as far as it was ever said, is what their books show.
update orders set kept_amount = least(books.left, orders.grand_total)
  from (select p.order_id, sum(p.amount - coalesce(r.back, 0)) as left from payments p
      left join lateral (select sum(amount) as back from refunds where payment_id = p.id) r on true
      where p.status in ('authorised', 'paid', 'refunding', 'refunded', 'refund_failed') group by p.order_id) as books
  where orders.id = books.order_id and books.left > 0 and orders.status in ('cancel', 'refunding', 'refunded')
    and not exists (select from orders part where part.parent_id = orders.id and part.status not in ('cancel', 'refunding', 'refunded'));

-- The courier collects the money of an order once, so goods that travel in a parcel of their own are paid beforehand.
update products set cod = false where cod and id in (select product_id from product_split_stocks);
create function pay_split_goods_beforehand() returns trigger language plpgsql as $$
begin
  update products set cod = false where cod and id = new.product_id;
  return null;
end $$;
create trigger pay_split_goods_beforehand after insert or update of product_id on product_split_stocks
  for each row execute function pay_split_goods_beforehand();
create function refuse_cash_for_split_goods() returns trigger language plpgsql as $$
begin
  if exists (select from product_split_stocks where product_id = new.id) then
    raise exception 'goods that travel apart are not paid on delivery' using errcode = 'check_violation', constraint = 'split_goods_are_paid_beforehand';
  end if;
  return new;
end $$;
create trigger refuse_cash_for_split_goods before update of cod on products
  for each row when (new.cod and not old.cod) execute function refuse_cash_for_split_goods();
-- Not for orders of before.
alter table orders add constraint orders_parts_are_paid_beforehand check (parent_id is null or payment <> 'when_received') not valid;

-- Money that came without being asked for says nothing about what somebody spent.
create or replace function spending_of(member bigint, since timestamptz) returns int stable language sql as $$
  select coalesce(sum(greatest(o.items_total - o.discount_amount - coalesce(p.returned, 0), 0)), 0)::int
  from orders o
  left join lateral (select sum(refunded_amount) as returned from payments where order_id = o.id and not surplus) p on true
  where o.user_id = member and o.finished_at > since and o.parent_id is null and o.status in ('finished', 'archived')
$$;
