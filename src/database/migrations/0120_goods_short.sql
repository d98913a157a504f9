-- Some goods of a parcel are missing: which units of which line are not sent, once for each press that said so. Nothing has written
-- this table before.

alter table line_shortages
  -- The press, or the approval, that it follows from.
  add column cause text not null check (cause <> ''),
  -- So many could not be found. The others lie on the shelf again, because the bundle that they were picked into is not sent.
  add column lost int not null check (lost between 0 and quantity),
  add constraint line_shortages_once unique (cause, order_line_id, product_id);
comment on column line_shortages.quantity is 'Units that are not sent: of the goods of the line themselves, or of what was picked into it.';

-- Looked at when everything is written: of no line more is missing than it has, and nothing changes under a label. Whoever writes
-- shortages holds the order.
create function keep_line_shortages() returns trigger language plpgsql as $$
declare
  parcel orders;
begin
  select * into parcel from orders where id = new.order_id;
  if not exists (select from order_lines where id = new.order_line_id and order_id = new.order_id)
    or parcel.status <> 'picking' or has_label(new.order_id) then
    raise exception 'line % of order % is not being packed', new.order_line_id, parcel.hashed_id
      using errcode = 'check_violation', constraint = 'line_shortages_while_packing';
  end if;
  if (select sum(quantity) from line_shortages where order_line_id = new.order_line_id and product_id = new.product_id)
    > coalesce((select sum(quantity) from (
        select quantity from order_lines where id = new.order_line_id and product_id = new.product_id
        union all select quantity from order_line_options where line_id = new.order_line_id and product_id = new.product_id) as had), 0)
  then
    raise exception 'of line % more is missing than it has', new.order_line_id
      using errcode = 'check_violation', constraint = 'line_shortages_within';
  end if;
  return null;
end $$;
create constraint trigger keep_line_shortages after insert on line_shortages deferrable initially deferred for each row
  execute function keep_line_shortages();

-- What belongs in a parcel has changed: it is looked at and weighed anew.
create function open_packing_again() returns trigger language plpgsql as $$
begin
  update packings set checked_at = null, checked_by = null, override_reason = null,
      weight_g = null, weighed_at = null, expected_g = null, weight_reason = null
    where order_id = new.order_id;
  return null;
end $$;
create trigger open_packing_again after insert on line_shortages for each row execute function open_packing_again();

-- How many of a line are not sent.
create function units_short(line order_lines) returns int language sql stable as $$
  select coalesce(sum(quantity), 0)::int from line_shortages where order_line_id = line.id and product_id = line.product_id
$$;

-- No unit lies in two boxes that are to travel, and none that is not sent.
create or replace function keep_box_lines() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(b.quantity), 0) from box_lines b join shipments s on s.id = b.shipment_id
      where b.order_line_id = new.order_line_id and s.put_away_at is null)
    > (select quantity - units_short(order_lines) from order_lines where id = new.order_line_id)
  then
    raise exception 'line % lies in more boxes than it has units', new.order_line_id
      using errcode = 'check_violation', constraint = 'box_lines_fit';
  end if;
  return null;
end $$;

-- What a member has bought: less what went back, and less what the courier did not collect because it went back before.
create or replace function spending_of(member bigint, since timestamptz) returns int stable language sql as $$
  select coalesce(sum(greatest(o.items_total - o.discount_amount - coalesce(p.returned, 0) - coalesce(less.uncollected, 0), 0)), 0)::int
  from orders o
  left join lateral (select sum(refunded_amount) as returned from payments where order_id = o.id and not surplus) p on true
  left join lateral (select sum(amount) as uncollected from refund_parts where order_id = o.id and uncollected) less on true
  where o.user_id = member and o.finished_at > since and o.parent_id is null and o.status in ('finished', 'archived')
$$;
