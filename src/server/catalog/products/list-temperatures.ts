import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Temperature } from '#rules/temperature.ts'

/** The temperature of each of these products by its id; of a product that is not there, none. */
export async function listTemperatures(tx: Tx, ids: readonly number[]): Promise<Map<number, Temperature>> {
  const rows = await tx.selectFrom('products').where('id', '=', anyOf(ids)).select(['id', 'temperature']).execute()
  return new Map(rows.map(({ id, temperature }) => [id, temperature]))
}
