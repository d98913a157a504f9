-- Money that goes back by line: how much of which line and fee, and why it happens once.

alter table refunds
  -- What it follows from: the same cause twice is one refund.
  add column cause text check (cause <> ''),
  -- By the company that took the money, or by a transfer that a person makes to an account of the buyer.
  add column way text not null default 'machine' check (way in ('machine', 'bank')),
  -- What the buyer reads about it.
  add column words text check (char_length(words) between 1 and 200);
update refunds set way = 'bank' from payments where payments.id = refunds.payment_id and payments.provider <> 'tappay';
create unique index refunds_one_of_a_cause on refunds (payment_id, cause) where cause is not null;
create trigger cause_stays before update of cause, way, words on refunds for each row
  when ((old.cause, old.way, old.words) is distinct from (new.cause, new.way, new.words)) execute function refuse_change();

create table refund_parts (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  cause text not null check (cause <> ''),
  -- Null where no money goes back: what cost nothing, and what the courier had not collected yet.
  refund_id bigint references refunds,
  order_line_id bigint references order_lines,
  fee text check (fee in ('delivery', 'handling')),
  -- How many units of the line; none for goodwill, with which its goods stay as they were.
  units int not null default 0 check (units >= 0),
  amount int not null check (amount >= 0),
  -- What redeemed units were paid with.
  points int not null default 0 check (points >= 0),
  -- Of money that the courier collects so much less of.
  uncollected boolean not null default false,
  created_at timestamptz not null default now(),
  constraint refund_parts_of_one_thing check (num_nonnulls(order_line_id, fee) = 1),
  constraint refund_parts_fee_is_money check (fee is null or (units = 0 and points = 0)),
  constraint refund_parts_have_a_refund check ((refund_id is not null) = (amount > 0 and not uncollected)),
  unique nulls not distinct (order_id, cause, order_line_id, fee)
);
create index refund_parts_refund on refund_parts (refund_id) where refund_id is not null;
create index refund_parts_line on refund_parts (order_line_id) where order_line_id is not null;
select make_append_only('refund_parts');

-- Looked at when everything is written: a refund by line is the sum of its parts, and no line and no fee gives back more than it
-- has. Whoever writes parts of an order holds it.
create function refuse_wrong_parts(refund bigint) returns void language plpgsql as $$
begin
  if exists (select from refunds r where r.id = refund and r.cause is not null
      and r.amount <> (select coalesce(sum(amount), 0) from refund_parts where refund_id = refund)) then
    raise exception 'refund % is not the sum of its parts', refund using errcode = 'check_violation', constraint = 'refund_parts_add_up';
  end if;
end $$;
create function keep_parts_of_refund() returns trigger language plpgsql as $$
begin
  perform refuse_wrong_parts(new.id);
  return null;
end $$;
create function keep_refund_parts() returns trigger language plpgsql as $$
declare
  whole orders;
begin
  select * into whole from orders where id = new.order_id for no key update;
  if new.refund_id is not null then perform refuse_wrong_parts(new.refund_id); end if;
  if whole.parent_id is not null
    or exists (select from order_lines l join orders o on o.id = l.order_id
        where l.id = new.order_line_id and coalesce(o.parent_id, o.id) <> new.order_id)
    or exists (select from refunds r join payments p on p.id = r.payment_id
        where r.id = new.refund_id and (p.order_id, r.cause) is distinct from (new.order_id, new.cause)) then
    raise exception 'part % is none of order %', new.id, new.order_id using errcode = 'check_violation', constraint = 'refund_parts_stay_with_their_order';
  end if;
  if exists (select from order_lines l, lateral (select sum(units) as units, sum(amount) as amount, sum(points) as points
        from refund_parts where order_line_id = l.id) as back
      where l.id = new.order_line_id
        and (back.units > l.quantity or back.amount > l.sub_total or back.points > l.shopping_point_cost))
    or (select coalesce(sum(amount), 0) from refund_parts where order_id = new.order_id and fee = new.fee)
      > (case new.fee when 'delivery' then whole.delivery_fee when 'handling' then whole.handling_fee else 0 end) then
    raise exception 'more goes back of order % than it has', new.order_id using errcode = 'check_violation', constraint = 'refund_parts_within';
  end if;
  return null;
end $$;
create constraint trigger keep_refund_parts after insert on refund_parts deferrable initially deferred for each row
  execute function keep_refund_parts();
create constraint trigger keep_parts_of_refund after insert on refunds deferrable initially deferred for each row
  when (new.cause is not null) execute function keep_parts_of_refund();

-- What of an order's goods belongs to its parcels that have ended: the shares of their lines, in the order of the lines' ids over all
-- parcels. Parcels that were given back before had their discount rounded down by themselves, which may be a dollar less.
create function goods_of_ended_parcels(whole bigint) returns int stable language sql as $$
  with family as (select id, status in ('cancel', 'refunding', 'refunded') as ended from orders where id = whole or parent_id = whole),
    price as (select items_total::bigint as items, discount_amount::bigint as discount from orders where id = whole),
    lines as (select l.order_id, l.sub_total, sum(l.sub_total) over (order by l.id)::bigint as up_to
      from order_lines l where l.order_id in (select id from family)),
    parcels as (select family.id,
        coalesce(sum((items - discount) * up_to / nullif(items, 0) - (items - discount) * (up_to - sub_total) / nullif(items, 0)), 0) as share,
        coalesce(sum(sub_total), 0) as goods
      from price, family left join lines on lines.order_id = family.id where family.ended group by family.id)
  select coalesce(sum(least(share, goods - coalesce(discount * goods / nullif(items, 0), 0))), 0)::int from parcels, price
$$;

create or replace function money_complaint(whole bigint) returns text stable language plpgsql as $$
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

  -- Some parcels go on: of those that ended, the shares of their goods are given back, or all that was left.
  gone := goods_of_ended_parcels(whole)
    - (select coalesce(sum(kept_amount), 0) from orders where (id = whole or parent_id = whole) and status in ('cancel', 'refunding', 'refunded'));
  if money.given_back < least(gone, money.received - parcels.kept) then
    return format('gives %s back for parcels of %s', money.given_back, gone);
  end if;
  return null;
end $$;
