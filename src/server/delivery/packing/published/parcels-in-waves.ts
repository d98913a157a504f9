import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Parcels that lie in a wave that is not over. */
export function parcelsInWaves() {
  return expressionBuilder<Tables, never>().selectFrom('wave_orders').where('wave_orders.live', '=', true).select('wave_orders.order_id')
}
