import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { PaymentMethod } from '#rules/payments/payment-methods.ts'
import { addressOfStore } from '#server/delivery/stores/published/address-of-store.ts'
import { familyOf } from '../published/family-of.ts'

/** Moments as the database writes them into JSON. */
type Refund = { amount: number; reason: string; method: PaymentMethod; created_at: string; done_at: string | null }
/** `effective_at`: null while nothing was earned. */
type Points = { used: number; given_back: number; earned: number; effective_at: string | null }

/** What became of one order: its refunds, its points, its invoice and the store that it waits in, in one round trip. */
export async function findAfterwardsRow(db: Kysely<Tables>, { orderId, storeId }: { orderId: number; storeId: string | null }) {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('invoices')
        .where('invoices.order_id', '=', orderId)
        .where('invoices.status', '<>', 'voided')
        .select('invoices.number')
        .as('invoice_number'),
      addressOfStore(eb.val(storeId)).as('store_address'),
      eb
        .selectFrom('shipments')
        .innerJoin('shipment_orders', 'shipment_orders.shipment_id', 'shipments.id')
        .where('shipment_orders.order_id', 'in', familyOf(orderId))
        .where('shipments.put_away_at', 'is', null)
        .select(({ fn }) => fn.min('shipments.store_closed_until').as('until'))
        .as('store_closed_until'),
      eb
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .where('payments.order_id', '=', orderId)
        .select(
          sql<Refund[]>`coalesce(json_agg(json_build_object('amount', refunds.amount, 'reason', refunds.reason,
            'method', payments.method, 'created_at', refunds.created_at, 'done_at', refunds.done_at) order by refunds.id), '[]')`.as('all'),
        )
        .as('refunds'),
      eb
        .selectFrom('point_entries')
        .where('point_entries.order_id', 'in', familyOf(orderId))
        .select(
          sql<Points>`json_build_object(
            'used', coalesce(-sum(points) filter (where reason = 'exchange_product'), 0),
            'given_back', coalesce(sum(points) filter (where points > 0 and reason in ('refund', 'point_product_out_of_stock')), 0),
            'earned', coalesce(sum(points) filter (where reason = 'personal_shopping'
              or (points < 0 and reason in ('refund', 'partial_product_return'))), 0),
            'effective_at', min(effective_at) filter (where reason = 'personal_shopping'))`.as('all'),
        )
        .as('points'),
    ])
    .executeTakeFirstOrThrow()
}

/** What went back of the lines of an order, oldest first. */
export async function listGivenBack(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom('refund_parts')
    .where('order_id', '=', orderId)
    .where('order_line_id', 'is not', null)
    .orderBy('id')
    .select(['order_line_id as lineId', sql<null>`null`.as('fee'), 'units', 'amount'])
    .execute()
}
