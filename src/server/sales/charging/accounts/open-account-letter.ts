import type { Language } from '#rules/locale.ts'
import { sum, type Twd } from '#rules/money.ts'
import { listRefundsByHand } from '#server/money/payments/published/refunds-by-hand.ts'
import { emailOf } from '#server/people/members/published/email-of.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import { findAccountRow } from './account-store.ts'
import { addressOfWord, giveAccountWord } from './give-account-link.ts'

export type AccountLetter = {
  orderId: number
  memberId: number
  number: string
  name: string
  to: string
  language: Language
  amount: Twd
  token: string
  address: string
}

/** Whom a letter is for that nobody of the shop asked for: the refund that it follows from. */
export type AskedBy = { orderId: number; refundId?: number | undefined }

/**
 * What the letter says that asks for an account, with a word of its own; null when no money waits to go any more, or there is no address.
 * One that follows from a refund is left unwritten when an account is known, or when an earlier refund has asked for it already.
 */
export async function openAccountLetter(shop: Shop, { orderId, refundId }: AskedBy): Promise<AccountLetter | null> {
  return shop.database.transaction(async (tx) => {
    const { order } = await lockWholeOrder(tx, orderId)
    const refunds = await listRefundsByHand(tx, orderId)
    if (refunds.length === 0) return null
    if (refundId !== undefined && (refunds[0]?.id !== refundId || (await findAccountRow(tx, orderId)))) return null
    const buyer = await tx.selectNoFrom((eb) => emailOf(eb.val(order.user_id)).as('email')).executeTakeFirst()
    if (!buyer?.email) return null
    const token = await giveAccountWord(shop, tx, orderId)
    return {
      orderId,
      memberId: order.user_id,
      number: order.hashed_id,
      name: order.sender_name,
      to: buyer.email,
      language: order.lang,
      amount: sum(refunds.map(({ amount }) => amount)),
      token,
      address: addressOfWord(shop, { language: order.lang, token }),
    }
  })
}
