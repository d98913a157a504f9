-- What a member has spent since a moment, as levels count it (D-35): the goods of finished orders after discounts, without
-- fees, less what was given back. One order in two parcels is one order: the money stands on its first part.

create function spending_of(member bigint, since timestamptz) returns int stable language sql as $$
  select coalesce(sum(greatest(o.items_total - o.discount_amount - coalesce(p.returned, 0), 0)), 0)::int
  from orders o
  left join lateral (select sum(refunded_amount) as returned from payments where order_id = o.id) p on true
  where o.user_id = member and o.finished_at > since and o.parent_id is null and o.status in ('finished', 'archived')
$$;
