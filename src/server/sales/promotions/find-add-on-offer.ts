import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { findAddOnRow } from './store.ts'

/** The offer by which a product can be added for less at this moment; undefined when there is none. */
export async function findAddOnOffer(db: Kysely<Tables>, offer: { productId: number; now: Date }): Promise<{ id: number } | undefined> {
  return findAddOnRow(db, offer)
}
