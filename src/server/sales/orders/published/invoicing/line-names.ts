import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { productSnapshot } from '../../order-snapshot.ts'
import { familyOf } from '../family-of.ts'

/** What the goods of the lines of an order and of its parts were called in Chinese when it was placed. */
export async function listLineNames(db: Kysely<Tables>, orderId: number): Promise<Map<number, string>> {
  const rows = await db.selectFrom('order_lines').where('order_id', 'in', familyOf(orderId)).select(['id', 'snapshot']).execute()
  return new Map(rows.map(({ id, snapshot }) => [id, productSnapshot.shape.name.parse((snapshot as { name?: unknown }).name).zh]))
}
