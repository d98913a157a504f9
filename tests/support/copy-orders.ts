/**
 * Many orders of one buyer at once, as no verb makes them: copies of the oldest order of the shop, each a minute older than the one
 * before. $1 is the name of a new member whose they are, $2 how many.
 */
export const copyOrders = `
with buyer as (insert into users (uid, name) values (upper(substr(md5($1), 1, 8)), $1) returning id)
insert into orders overriding system value
select copy.* from buyer, generate_series(1, $2::int) as place,
  (select to_jsonb(orders) as values, placed_at from orders where parent_id is null order by placed_at limit 1) as model,
  lateral jsonb_populate_record(null::orders, model.values || jsonb_build_object(
    'id', nextval(pg_get_serial_sequence('orders', 'id')),
    'hashed_id', translate(upper(substr(md5($1 || place), 1, 12)), '01', 'GH'),
    'user_id', buyer.id, 'sender_name', $1, 'tracking', null,
    'placed_at', model.placed_at - place * interval '1 minute')) as copy`
