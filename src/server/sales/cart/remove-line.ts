import type { Shop } from '#server/platform/shop.ts'
import { lockMember, removeLine as removeRow } from './store.ts'

/** Takes a line out of a member's cart; one that is gone already, or somebody else's, changes nothing (CRT-20). */
export async function removeLine(shop: Shop, line: { memberId: number; lineId: number }): Promise<void> {
  await shop.database.transaction(async (tx) => {
    await lockMember(tx, line.memberId)
    await removeRow(tx, { ...line, now: shop.now() })
  })
}
