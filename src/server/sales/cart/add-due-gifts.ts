import { giftsDue } from '#rules/cart/gifts.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createGiftLine, listGiftFacts } from './gift-store.ts'

/** Puts the gifts that a member gets now into the cart, each of them once: what was offered before does not come back (D-15). */
export async function addDueGifts(shop: Shop, memberId: number): Promise<void> {
  const campaigns = await listGiftFacts(shop.database.db, memberId)
  const [member] = campaigns
  if (!member) return
  const due = giftsDue({ campaigns, member, now: shop.now() }).filter((gift) => !member.claimed.includes(gift.campaign_key))
  if (due.length === 0) return
  await shop.database.transaction(async (tx) => {
    for (const gift of due) await createGiftLine(tx, { memberId, ...gift })
  })
}
