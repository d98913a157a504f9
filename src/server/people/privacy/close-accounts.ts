import type { Tx } from '#database/connect.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { securityEvent } from '#server/platform/security-events.ts'
import type { Shop } from '#server/platform/shop.ts'
import { closedAccountName } from '#texts/shop/privacy.ts'
import { holdings } from './holdings.ts'
import { blankPerson, hasOrderUnderWay, listDueClosings, lockClosing } from './store.ts'

/**
 * Every night: accounts whose seven days are over. What made them a person here is deleted; orders, invoices and money
 * stay as long as the tax office wants them. Signing in again makes a new account.
 */
export async function closeAccounts(shop: Shop): Promise<void> {
  const now = shop.now()
  for (const memberId of await listDueClosings(shop.database.db, now)) {
    const isClosed = await shop.database.transaction((tx) => closeAccount(tx, { memberId, now }))
    if (isClosed) securityEvent(shop, { event: 'account-closed', memberId })
  }
}

/** Placing holds the same row: an order that came since the account was found due stands there now, or comes too late. */
export async function closeAccount(tx: Tx, { memberId, now }: { memberId: number; now: Date }): Promise<boolean> {
  const { uid, closing_at, closed_at } = await lockClosing(tx, memberId)
  if (closed_at || !closing_at || closing_at > now || (await hasOrderUnderWay(tx, memberId))) return false
  for (const { forget } of Object.values(holdings)) await forget?.(tx, memberId)
  await blankPerson(tx, { memberId, name: closedAccountName, now })
  await tellLater(tx, { name: 'member-closed', number: uid })
  return true
}
