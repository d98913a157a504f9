import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findTransferRow, findOrderOfReference, lockTransferBooks } from './store.ts'

/** The attempt to pay an order by transfer that was begun last, by the number of the order; undefined when it is paid otherwise. */
export async function findTransfer(shop: Shop, orderNumber: string) {
  return findTransferRow(shop.database.db, orderNumber)
}

/** Whether a transfer stands in the books already, for whatever. The bank tells of it by a longer name than its statement. */
export async function isTransferCounted(db: Kysely<Tables>, reference: string): Promise<boolean> {
  return (await findTransferOwner(db, reference)) !== null
}

/** The order for which a transfer stands in the books, as the bank told of it or as somebody of the shop did; null when it does not. */
export async function findTransferOwner(db: Kysely<Tables>, reference: string): Promise<number | null> {
  return findOrderOfReference(db, { providers: ['bank', 'manual'], reference })
}

/** The same for whoever is about to write it there: of two who book one transfer at once, for whatever, the second sees what the first has written. */
export async function lockTransfer(tx: Tx, reference: string): Promise<{ isCounted: boolean }> {
  await lockTransferBooks(tx)
  return { isCounted: await isTransferCounted(tx, reference) }
}
