import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { dealt } from './made-up.ts'

const n = sql.ref<number>('n')
const provider = sql`case payment when 'atm' then 'bank' when 'when_received' then 'courier' else 'tappay' end`

/** Payments, what of them went back, and the invoices, of which the newest few are still to come. */
export async function writeDealtMoney(tx: Tx): Promise<void> {
  await sql`insert into payments (order_id, provider, reference, method, amount, status, provider_ref, refunded_amount, paid_at, created_at)
    select id, ${provider}, 'MANY' || n, payment, grand_total,
      case when status = 'uncharged' then 'created' when status = 'pending_payment' then 'waiting' when status = 'cancel' then 'expired'
        when status in ('refunding', 'refunded') then status when payment = 'when_received' and finished_at is null then 'waiting' else 'paid' end,
      case when ${provider} = 'tappay' and status <> 'uncharged' then 'DM' || n end,
      case when status = 'refunded' then grand_total else 0 end,
      case when payment = 'when_received' then finished_at else confirmed_at end, placed_at
    from dealt_course order by n`.execute(tx)
  await sql`insert into refunds (payment_id, amount, reason, status, attempts, provider_ref, created_at, done_at)
    select payments.id, grand_total, 'cancel_paid', case when dealt_course.status = 'refunded' then 'done' else 'requested' end,
      case when dealt_course.status = 'refunded' then 1 else 0 end, case when dealt_course.status = 'refunded' then 'RM' || n end, cancelled_at, refunded_at
    from dealt_course join payments on payments.order_id = dealt_course.id
    where dealt_course.status in ('refunding', 'refunded') order by n`.execute(tx)
  await sql`insert into invoices (order_id, number, kind, issued_at, relate_number, random_code, amount, created_at)
    select id, 'ZZ' || lpad(n::text, 8, '0'), 'b2c', picked_at, number, lpad((n % 10000)::text, 4, '0'), grand_total, picked_at
    from dealt_course where picked_at is not null and not (status = 'picking' and ${dealt('invoice', { n, size: 40 })} = 0) order by n`.execute(
    tx,
  )
  await sql`insert into invoices_due (order_id, since) select id, picked_at from dealt_course
    where status = 'picking' and not exists (select from invoices where order_id = dealt_course.id)`.execute(tx)
}
