import { sum, type Twd } from '#rules/money.ts'
import { listRefundsByHand } from '#server/money/payments/published/refunds-by-hand.ts'
import { emailOf } from '#server/people/members/published/email-of.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findAccountRow } from './account-store.ts'
import { maskAccount, type MaskedAccount } from './find-account-wanted.ts'

export type AccountOfOrder = {
  /** How much waits to be transferred. */
  wanted: Twd
  account: (MaskedAccount & { id: number; isBlank: boolean }) | null
  hasAddress: boolean
}

/** How it stands with the account to which money of an order goes back by hand. */
export async function findAccountOfOrder({ database: { db } }: Shop, order: { id: number; memberId: number }): Promise<AccountOfOrder> {
  const [refunds, row, buyer] = await Promise.all([
    listRefundsByHand(db, order.id),
    findAccountRow(db, order.id),
    db.selectNoFrom((eb) => emailOf(eb.val(order.memberId)).as('email')).executeTakeFirst(),
  ])
  return {
    wanted: sum(refunds.map(({ amount }) => amount)),
    account: row ? { id: row.id, isBlank: row.number_enc === null, ...maskAccount(row) } : null,
    hasAddress: Boolean(buyer?.email),
  }
}
