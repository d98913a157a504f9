import { closingMoment } from '#rules/members/account-closing.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockClosing, saveClosing } from './store.ts'

/** Asks for an account to be closed; it stays as it is for seven days, in which the member can think better of it. */
export async function askClosing(shop: Shop, memberId: number): Promise<Date> {
  return shop.database.transaction(async (tx) => {
    const { closing_at } = await lockClosing(tx, memberId)
    if (closing_at) return closing_at
    const closingAt = closingMoment(shop.now())
    await saveClosing(tx, { memberId, closingAt })
    return closingAt
  })
}

/** The member has thought better of it: the account stays. */
export async function keepAccount(shop: Shop, memberId: number): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const { closed_at } = await lockClosing(tx, memberId)
    if (!closed_at) await saveClosing(tx, { memberId, closingAt: null })
  })
}
