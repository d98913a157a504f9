import type { Tx } from '#database/connect.ts'
import { forgetClaims, type OrderOfMember } from './gift-store.ts'

/** An order came to nothing: the gifts that it took are due again, for as long as their campaigns run (PRM-13). */
export async function giveGiftsBack(tx: Tx, order: OrderOfMember): Promise<void> {
  await forgetClaims(tx, order)
}
