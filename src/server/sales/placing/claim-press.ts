import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'

/** The order that was placed under this press before; null for a press that has placed none. The same press waits here for the first. */
export async function findOrderOfPress(tx: Tx, press: string): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order under ${press}`}, 0))`.execute(tx)
  const known = await tx.selectFrom('staff_orders').where('press', '=', press).select('order_id').executeTakeFirst()
  return known?.order_id ?? null
}

/** That somebody of the shop placed an order, and under which press. */
export async function saveOrderOfPress(tx: Tx, { orderId, press, by }: { orderId: number; press: string; by: string }): Promise<void> {
  await tx.insertInto('staff_orders').values({ order_id: orderId, press, placed_by: by }).execute()
}
