-- What people of the shop filter orders by. Each of these is read along an index, the newest first, or is rare enough to be put in a row.

create index orders_by_payment on orders (payment, placed_at desc, id desc) where parent_id is null;
create index orders_by_method on orders (shipping_method, placed_at desc, id desc) where parent_id is null;
create index orders_by_county on orders ((contact ->> 'county'), placed_at desc, id desc) where parent_id is null;
create index orders_by_cold on orders (temperature, placed_at desc, id desc) where parent_id is null and temperature <> 'normal';
create index orders_by_total on orders (grand_total, placed_at desc, id desc) where parent_id is null;
create index orders_by_code on orders (discount_code_text, placed_at desc, id desc) where parent_id is null and discount_code_text is not null;
create index orders_with_remark on orders (placed_at desc, id desc) where parent_id is null and remark <> '';
create index orders_before_sale on orders (placed_at desc, id desc) where parent_id is null and pre_order;
create index orders_parts_by_status on orders (status, placed_at desc, id desc) where parent_id is not null;
create index orders_due on orders (payment_deadline) where parent_id is null and status = 'pending_payment';
-- Orders lie about in the order in which they were placed, and what becomes of them follows soon: a day of it is few pages.
create index orders_steps on orders using brin (picked_at, shipped_at, delivered_at, finished_at, cancelled_at, refunded_at)
  with (pages_per_range = 16, autosummarize = on);

-- Whether it is the first that its member has placed, whatever became of it.
alter table orders add column is_first boolean not null default false;
update orders set is_first = true where parent_id is null
  and not exists (select from orders as before where before.user_id = orders.user_id and before.parent_id is null
    and (before.placed_at, before.id) < (orders.placed_at, orders.id));
create function tell_first_orders() returns trigger language plpgsql as $$
begin
  new.is_first := not exists (select from orders where user_id = new.user_id and parent_id is null);
  return new;
end $$;
create trigger tell_first_orders before insert on orders for each row when (new.parent_id is null) execute function tell_first_orders();
create index orders_first on orders (placed_at desc, id desc) where is_first;

-- Which orders hold a product, and which goods an order holds, without reading the lines themselves.
create index order_lines_goods on order_lines (product_id, order_id);
drop index order_lines_product;

create index payments_by_status on payments (status, order_id) where status <> 'paid' and not surplus;
create index payments_differing on payments (order_id) where error_code = 'amount_differs';
create index shipments_troubled on shipments (state, order_id) where state in ('not_collected', 'returned', 'damaged');
create index invoices_unusual on invoices (kind, order_id) where kind <> 'b2c';
create index invoices_ended on invoices (status, order_id) where status <> 'issued';
create index users_raised on users (vip) where vip > 0;

-- Orders whose packing has begun and whose invoice is not issued yet, since when. Kept by the database: an invoice may be late because
-- of whatever goes wrong, and what is late is found without reading every order.
create table invoices_due (
  order_id bigint primary key references orders,
  since timestamptz not null
);
create function note_due_invoice() returns trigger language plpgsql as $$
begin
  insert into invoices_due (order_id, since)
    select id, new.picked_at from orders where id = coalesce(new.parent_id, new.id) and grand_total > 0
      and not exists (select from invoices where order_id = orders.id and status <> 'voided')
    on conflict do nothing;
  return null;
end $$;
create trigger note_due_invoice after update of picked_at on orders for each row
  when (old.picked_at is null and new.picked_at is not null) execute function note_due_invoice();
create function end_due_invoice() returns trigger language plpgsql as $$
begin
  delete from invoices_due where order_id = new.order_id;
  return null;
end $$;
create trigger end_due_invoice after insert on invoices for each row execute function end_due_invoice();
insert into invoices_due (order_id, since)
  select coalesce(parent_id, id), min(picked_at) from orders
    where picked_at is not null and status in ('picking', 'delivering', 'delivered', 'finished')
      and not exists (select from invoices where invoices.order_id = coalesce(orders.parent_id, orders.id))
      and exists (select from orders as whole where whole.id = coalesce(orders.parent_id, orders.id) and whole.grand_total > 0)
    group by 1;
