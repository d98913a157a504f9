import type { LinkPaymentBody } from '#contract/shop/api/paying/payment-link.ts'
import type { Language } from '#rules/locale.ts'
import { refuse } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { PlacedAnswer } from '#server/sales/placing/placed-answer.ts'
import { payAgain } from '../again/pay-again.ts'
import { lookAtLink } from './find-linked-order.ts'

export type LinkPayment = {
  token: string
  language: Language
  caller: string | undefined
  body: LinkPaymentBody
  idempotencyKey: string | undefined
}

/**
 * Pays an order by its link, in the one way in which an order that waits is paid: whoever comes first pays it, and what comes besides
 * goes back. Who pays is not known, so no saved card is charged and none is kept.
 */
export async function payByLink(shop: Shop, { token, body, ...asked }: LinkPayment): Promise<PlacedAnswer> {
  const seen = await lookAtLink(shop, token)
  if (!seen.ok || seen.value.link.endedAt !== null) return refuse({ status: 'link_ended' })
  const { link, whose } = seen.value
  return payAgain(shop, { ...asked, ...whose, body, link: { id: link.id, token } })
}
