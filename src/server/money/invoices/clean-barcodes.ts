import type { Shop } from '#server/platform/shop.ts'
import { removeOldBarcodes } from './store.ts'

/** Forgets barcodes about which the register is to be asked again. */
export async function cleanBarcodes({ database: { db }, now }: Shop): Promise<void> {
  await removeOldBarcodes(db, now())
}
