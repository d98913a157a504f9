import type { Tx } from '#database/connect.ts'
import { lockAddOnRow } from './store.ts'

/** The offer by which a product can be added for less at this moment, kept until the transaction ends; undefined when there is none. */
export async function lockAddOnOffer(tx: Tx, offer: { productId: number; now: Date }): Promise<{ id: number } | undefined> {
  return lockAddOnRow(tx, offer)
}
