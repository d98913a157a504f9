import { addDays } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createLabelRow, findLabelOfBox, findLabelRow, listBoxIdsOfLabel, removeLabelsBefore, type LabelRow } from './store.ts'

/** What couriers draw is kept for so many days (PCK-22). */
const daysKept = 30

export type KeptLabel = LabelRow

/** Keeps what a courier drew for these boxes, and answers its number. */
export async function keepLabel(
  shop: Shop,
  label: { format: 'pdf' | 'html'; bytes: Uint8Array<ArrayBuffer>; boxIds: readonly number[] },
): Promise<number> {
  const keepUntil = addDays(shop.now(), daysKept)
  return shop.database.transaction((tx) => createLabelRow(tx, { ...label, keepUntil }))
}

/** The label of one box alone; null when there is none, or none any more. */
export async function findKeptLabel(shop: Shop, boxId: number): Promise<KeptLabel | null> {
  const row = await findLabelOfBox(shop.database.db, { boxId, now: shop.now() })
  return row ? { ...row, bytes: new Uint8Array(row.bytes) } : null
}

export async function findLabel(shop: Shop, id: number): Promise<(KeptLabel & { boxIds: number[] }) | null> {
  const row = await findLabelRow(shop.database.db, { id, now: shop.now() })
  return row ? { ...row, bytes: new Uint8Array(row.bytes), boxIds: await listBoxIdsOfLabel(shop.database.db, id) } : null
}

export async function cleanLabels(shop: Shop): Promise<void> {
  await removeLabelsBefore(shop.database.db, shop.now())
}
