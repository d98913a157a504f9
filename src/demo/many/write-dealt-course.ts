import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { dealt } from './made-up.ts'

const n = sql.ref<number>('n')

/** What happened to each order, step by step, and its parcel with the courier. */
export async function writeDealtCourse(tx: Tx): Promise<void> {
  await sql`insert into order_events (order_id, event, from_status, to_status, actor, created_at)
    select id, event, from_status, to_status, actor, at
    from dealt_course, lateral (values
      (0, 'place', null, 'uncharged', 'buyer', placed_at),
      (1, 'account_issued', 'uncharged', 'pending_payment', 'provider', case when payment = 'atm' then placed_at end),
      (2, case payment when 'when_received' then 'accepted' when 'atm' then 'payment_received' else 'charge_succeeded' end,
        case payment when 'atm' then 'pending_payment' else 'uncharged' end, 'confirmed',
        case payment when 'when_received' then 'system' else 'provider' end, confirmed_at),
      (3, 'start_picking', 'confirmed', 'picking', 'operations', picked_at),
      (4, 'hand_over', 'picking', 'delivering', 'operations', shipped_at),
      (5, 'arrived_at_store', 'delivering', 'delivered', 'courier', case when shipping_method = 'seven' then delivered_at end),
      (6, case shipping_method when 'seven' then 'picked_up' else 'delivered' end,
        case shipping_method when 'seven' then 'delivered' else 'delivering' end, 'finished', 'courier', finished_at),
      (7, 'cancel_unpaid', case payment when 'atm' then 'pending_payment' else 'uncharged' end, 'cancel', 'buyer',
        case when status = 'cancel' then cancelled_at end),
      (8, 'cancel_paid', 'confirmed', 'refunding', 'buyer', case when status in ('refunding', 'refunded') then cancelled_at end),
      (9, 'refund_confirmed', 'refunding', 'refunded', 'provider', refunded_at),
      (10, 'archive', 'finished', 'archived', 'time', archived_at)
    ) as steps (step, event, from_status, to_status, actor, at)
    where at is not null order by n, step`.execute(tx)
  await sql`with sent as (insert into shipments (order_id, carrier, tracking_number, state, last_event_at, created_at)
    select id, case shipping_method when 'seven' then 'seven' when 'ups' then 'ups' else 'tcat' end, tracking,
      case when finished_at is not null then 'delivered' when delivered_at is not null and ${dealt('collected', { n, size: 50 })} = 0 then 'not_collected'
        when delivered_at is not null then 'at_store' when ${dealt('damaged', { n, size: 200 })} = 0 then 'damaged' else 'in_transit' end,
      coalesce(finished_at, delivered_at, shipped_at), shipped_at
    from dealt_course where tracking is not null order by n returning id, order_id)
    insert into shipment_orders (shipment_id, order_id) select id, order_id from sent`.execute(tx)
}
