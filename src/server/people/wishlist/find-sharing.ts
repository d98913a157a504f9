import { findUsableCode } from '#server/sales/discounts/published/find-usable-code.ts'
import type { Shop } from '#server/platform/shop.ts'
import { rewardMonth } from './reward-month.ts'
import { findShareToken, listRewards } from './store.ts'

/** Under which word a member's list is public, null while it is not; the code that sharing has earned, while it can be used; whether it earns one now. */
export async function findSharing(shop: Shop, memberId: number) {
  const { db } = shop.database
  const now = shop.now()
  const token = await findShareToken(db, memberId)
  const rewards = await listRewards(db, memberId)
  const code = await findUsableCode(db, { ids: rewards.map(({ code_id }) => code_id), now })
  return {
    token: token ?? null,
    earns: rewards.every(({ month }) => month !== rewardMonth(now)),
    reward: code ? { discount_code: code.code, amount: code.value, ends_at: code.ends_at.toISOString() } : null,
  }
}
