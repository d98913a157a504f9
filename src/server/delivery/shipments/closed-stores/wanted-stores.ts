import * as z from 'zod'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { Shop } from '#server/platform/shop.ts'
import { clearWanted, listWantedRows, saveWantedRows } from './store.ts'

export type Store = { store_id: string; store_name: string }

/** A box that is to be brought to another store, and by whose wish. */
export type StoreWish = { boxId: number; providerId: string; store: Store; actor: Actor }

/** Writes down which store these boxes are to be brought to, before their courier is asked: his answer may be lost. */
export async function keepStoreWish(
  tx: Tx,
  { boxIds, store, actor }: { boxIds: readonly number[]; store: Store; actor: Actor },
): Promise<void> {
  await saveWantedRows(tx, { boxIds, wanted: { ...store, actor } })
}

/** The courier has answered. A wish that came after it stays. */
export async function endStoreWish(tx: Tx, { boxId, store }: Pick<StoreWish, 'boxId' | 'store'>): Promise<void> {
  await clearWanted(tx, { boxId, storeId: store.store_id })
}

/** What the courier was asked for and has not answered. */
export async function listStoreWishes(shop: Shop): Promise<StoreWish[]> {
  return (await listWantedRows(shop.database.db)).flatMap(({ id, providerId, wanted }) => {
    const { actor, ...store } = wantedStore.parse(wanted)
    return providerId === null ? [] : [{ boxId: id, providerId, store, actor }]
  })
}

const wantedStore = z.object({
  store_id: z.string(),
  store_name: z.string(),
  actor: z.union([z.object({ kind: z.literal('member'), id: z.int() }), z.object({ kind: z.literal('staff'), id: z.string() })]),
})
