import { expressionBuilder } from 'kysely'
import type { Given } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'

/** The running numbers of an order and of its parts that travel apart; of a part its own. */
export function familyOf(orderId: number | Given<number>) {
  return expressionBuilder<Tables, never>()
    .selectFrom('orders')
    .where((eb) => eb.or([eb('orders.id', '=', orderId), eb('orders.parent_id', '=', orderId)]))
    .select('orders.id')
}
