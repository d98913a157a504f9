import type { CartItem } from '#contract/shop/api/cart.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockMember, saveLowered, savePicks, type CartRow } from './store.ts'

/** Lines with more units than are left, as they were and as they are shown. */
export type LoweredLine = { row: CartRow; line: CartItem }

/** Keeps lowered lines lowered, so that nothing rises again behind the buyer's back (D-18). */
export async function lowerLines(shop: Shop, { memberId, lowered }: { memberId: number; lowered: readonly LoweredLine[] }): Promise<void> {
  await shop.database.transaction(async (tx) => {
    await lockMember(tx, memberId)
    for (const { row, line } of lowered) {
      const isSaved = await saveLowered(tx, { lineId: line.id, from: row.quantity, to: line.quantity })
      if (isSaved && row.optional_items.length > 0) await savePicks(tx, line.id, line.optional_items)
    }
  })
}
