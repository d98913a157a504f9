import { paths } from '#contract/shop/paths.ts'
import type { Tx } from '#database/connect.ts'
import type { StaffActor } from '#rules/actor.ts'
import type { Language } from '#rules/locale.ts'
import { sum, type Twd } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { listRefundsByHand } from '#server/money/payments/published/refunds-by-hand.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockOrderOfNumber } from '#server/sales/orders/lock-order-of-number.ts'
import { hashOfWord, newLinkWord } from '../links/link-word.ts'
import { createAccountWord } from './account-store.ts'

export type GivenAccountLink = { address: string; language: Language; amount: Twd }

export type AccountLinkRefusal = { code: 'no_such_order' | 'no_refund_by_hand' }

/** A link under which the buyer of an order enters their account, to be copied into a chat. It holds as long as money waits to go. */
export async function giveAccountLink(
  shop: Shop,
  { number, actor }: { number: string; actor: StaffActor },
): Promise<Result<GivenAccountLink, AccountLinkRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const held = await lockOrderOfNumber(tx, number)
    if (!held) return refuse({ code: 'no_such_order' })
    const { id: orderId, lang: language } = held.order
    const refunds = await listRefundsByHand(tx, orderId)
    if (refunds.length === 0) return refuse({ code: 'no_refund_by_hand' })
    const token = await giveAccountWord(shop, tx, orderId)
    await writeAuditEntry(tx, { actor, verb: 'give-account-link', subject: `order ${number}`, before: null, after: { to: 'copy' }, now })
    const address = addressOfWord(shop, { language, token })
    return ok({ address, language, amount: sum(refunds.map(({ amount }) => amount)) })
  })
}

/** A word that opens the page for the account of an order; it is kept nowhere. */
export async function giveAccountWord(shop: Shop, tx: Tx, orderId: number): Promise<string> {
  const token = newLinkWord(shop)
  await createAccountWord(tx, { token_hash: hashOfWord(token), order_id: orderId, created_at: shop.now() })
  return token
}

export function addressOfWord({ settings }: Shop, { language, token }: { language: Language; token: string }): string {
  return `${settings.publicAddress}${paths.refundAccount(language, token)}`
}
