import { sum, type Twd } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { listRefundsByHand } from '#server/money/payments/published/refunds-by-hand.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findBuyerOf } from '#server/sales/orders/published/find-buyer-of.ts'
import { hashOfWord } from '../links/link-word.ts'
import { findAccountRow, findOrderOfWord, type AccountRow } from './account-store.ts'

/** An account as it is shown to whoever may not see it in full. */
export type MaskedAccount = { bankCode: string; last4: string; enteredAt: Date }

export type AccountWanted = { number: string; amount: Twd; account: MaskedAccount | null }

/** What waits for an account, for whoever has the link: how much of which order, nobody's name and no address. */
export async function findAccountWanted(shop: Shop, token: string): Promise<Result<AccountWanted, { code: 'link_ended' }>> {
  const { db } = shop.database
  const orderId = await findOrderOfWord(db, hashOfWord(token))
  const refunds = orderId === null ? [] : await listRefundsByHand(db, orderId)
  if (orderId === null || refunds.length === 0) return refuse({ code: 'link_ended' })
  const [{ hashedId }, account] = await Promise.all([findBuyerOf(db, orderId), findAccountRow(db, orderId)])
  return ok({ number: hashedId, amount: sum(refunds.map((refund) => refund.amount)), account: account ? maskAccount(account) : null })
}

export function maskAccount({ bank_code, last4, entered_at }: Pick<AccountRow, 'bank_code' | 'last4' | 'entered_at'>): MaskedAccount {
  return { bankCode: bank_code, last4, enteredAt: entered_at }
}
