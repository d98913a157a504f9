import { addDays } from '#rules/calendar.ts'
import { shareCodeDays, shareDiscount } from '#rules/constants.ts'
import { newShareCode, newShareToken } from '#rules/orders/order-number.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createPersonalCode } from '#server/sales/discounts/published/create-personal-code.ts'
import { shareReward } from '#texts/shop/wishes/wishlist.ts'
import { rewardMonth } from './reward-month.ts'
import { createReward, hasReward, listEntries, lockWishlist, saveShared } from './store.ts'

export type Shared = {
  token: string
  /** This month's code; null when it was given already (D-29). */
  code: string | null
}

export type ShareRefusal = { status: 'validation_error'; details: { errors: Record<string, string> } }

/** Makes a list public, and gives one code in each month of Taipei for it. An empty list is nothing to share. */
export async function shareWishlist(shop: Shop, memberId: number): Promise<Result<Shared, ShareRefusal>> {
  const now = shop.now()
  const month = rewardMonth(now)
  return shop.database.transaction(async (tx) => {
    await lockWishlist(tx, memberId)
    if ((await listEntries(tx, { memberId, now })).length === 0)
      return refuse({ status: 'validation_error', details: { errors: { wishlist_items: 'wishlistEmpty' } } })
    const token = await saveShared(tx, { memberId, token: newShareToken(shop.randomBytes(16)), now })
    if (await hasReward(tx, { memberId, month })) return ok({ token, code: null })
    const code = newShareCode(shop.randomBytes(8))
    const terms = { amount: shareDiscount, name: shareReward, now, endsAt: addDays(now, shareCodeDays) }
    const codeId = await createPersonalCode(tx, { memberId, code, ...terms })
    await createReward(tx, { memberId, month, codeId })
    return ok({ token, code })
  })
}
