import type { Tx } from '#database/connect.ts'
import type { LockedFamily } from './store.ts'

/** Gives an order that waits for its money, with its parts, more time; never less than it has. All of it is held. */
export async function moveDeadline(tx: Tx, { order }: LockedFamily, until: Date): Promise<Date> {
  const { payment_deadline: before } = order
  if (before !== null && before >= until) return before
  await tx
    .updateTable('orders')
    .set({ payment_deadline: until })
    .where((eb) => eb.or([eb('id', '=', order.id), eb('parent_id', '=', order.id)]))
    .execute()
  return until
}
