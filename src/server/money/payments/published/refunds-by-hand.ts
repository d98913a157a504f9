import { expressionBuilder, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { isForPeople } from './troubled-orders.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

/** Refunds of an order that a person has to make, or to mend, oldest first. Whoever is going to count on them holds the order. */
export async function listRefundsByHand(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .where('payments.order_id', '=', orderId)
    .where(isForPeople)
    .orderBy('refunds.id')
    .select(['refunds.id', 'refunds.amount'])
    .execute()
}

/** Orders of whose money something has gone back since that moment, or has still to go, by their running numbers. */
export function ordersRefundedSince(since: Date) {
  return selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .where((eb) => eb.or([eb('refunds.status', '<>', 'done'), eb('refunds.done_at', '>=', since)]))
    .select('payments.order_id')
}

/** Accounts to which money has gone, by their running numbers. */
export function paidAccounts() {
  return selectFrom('refunds').where('bank_account_id', 'is not', null).select('bank_account_id').$narrowType<{ bank_account_id: number }>()
}
