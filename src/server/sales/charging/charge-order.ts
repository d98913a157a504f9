import { paths } from '#contract/shop/paths.ts'
import type { Language } from '#rules/locale.ts'
import { isByCard } from '#rules/payments/payment-methods.ts'
import { ok, refuse } from '#rules/result.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import type { CardSeen, Charge, ChargeAnswer } from '#ports/card-company.ts'
import type { Shop } from '#server/platform/shop.ts'
import { issuePage } from './issue-page.ts'
import { cardToKeep } from './keep-paid-card.ts'
import type { PlacedAnswer } from '#server/sales/placing/placed-answer.ts'
import { settleReport } from './settle-payment.ts'
import { writeHoweverLong } from './unanswered/write-however-long.ts'

export type OrderToCharge = {
  id: number
  hashedId: string
  language: Language
  /** When it was placed. An attempt that has lain too long is left to the sweeper, which may be ending it right now. */
  placedAt: Date
  /** From where it was placed; undefined when not over HTTP. */
  caller?: string | undefined
  /** The charge that was begun; null when nothing is to be charged. */
  charge: BegunCharge | null
  /** The payment link by which it is paid: there its browser comes back to. */
  link?: { token: string } | undefined
}

export type BegunCharge = Pick<Charge, 'reference' | 'amount' | 'paymentMethod' | 'instalment' | 'threeDSecure' | 'card' | 'cardholder'> & {
  paymentId: number
}

/** The sweeper begins to ask about an attempt after this time. */
const freshMs = 60_000

/**
 * Asks for the money of an order that has just been placed. No transaction is open while the company is asked. When it
 * does not answer, the order stands and the sweeper goes on asking. The answer is what stands in the end, whoever
 * wrote it down first.
 */
export async function chargeOrder(shop: Shop, order: OrderToCharge): Promise<PlacedAnswer> {
  const { hashedId, charge } = order
  const checked = ok({ hashedId, paymentUrl: null, payment: 'checked' as const })
  if (!charge) return settledAnswer(order)
  if (shop.now().getTime() - order.placedAt.getTime() > freshMs) return checked

  const answer = await shop.ports.cardCompany.charge(chargeOf(shop, { ...order, charge }))
  if (answer.answer === 'unknown') {
    shop.log.warn({ order: hashedId, reason: answer.reason }, 'nobody knows yet whether this charge went through')
    return checked
  }
  return writeHoweverLong(shop, () => writeAnswer(shop, { ...order, charge }, answer))
}

type Charged = OrderToCharge & { charge: BegunCharge }

/** Writes down what the company has said. Done twice, it changes nothing more. */
async function writeAnswer(shop: Shop, order: Charged, answer: Exclude<ChargeAnswer, { answer: 'unknown' }>): Promise<PlacedAnswer> {
  const { id: orderId, hashedId, charge } = order
  const about = { orderId, paymentId: charge.paymentId }
  if (answer.answer === 'page' && isByCard(charge.paymentMethod) && isForeign(answer.card)) {
    await settleReport(shop, { ...about, report: { answer: 'refused', code: '', text: 'a card of another network' } })
    return declineCard(shop, order, '')
  }
  if (answer.answer === 'page') {
    const isAwaited = await issuePage(shop, {
      ...about,
      companyId: answer.companyId,
      url: answer.url,
      cardCountry: answer.cardCountry,
      card: cardToKeep(charge.card, answer),
    })
    return isAwaited ? ok({ hashedId, paymentUrl: answer.url, payment: 'settled' as const }) : refuseCard('late')
  }
  const card = answer.answer === 'paid' ? cardToKeep(charge.card, answer) : null
  const verdict = await settleReport(shop, { ...about, report: reportOf(answer, charge.amount), card })
  if (answer.answer === 'refused') return isByCard(charge.paymentMethod) ? declineCard(shop, order, answer.code) : refuseCard(answer.code)
  if (verdict === 'foreign_card') return declineCard(shop, order, '')
  return verdict === 'give_back' ? refuseCard('late') : settledAnswer(order)
}

/** Visa, Mastercard and JCB are taken (CON-06). */
function isForeign(card: CardSeen | null): boolean {
  return card?.brand === 'other'
}

/** What is answered about an order about whose money nobody has to be asked any more. */
export function settledAnswer({ hashedId }: Pick<OrderToCharge, 'hashedId'>): PlacedAnswer {
  return ok({ hashedId, paymentUrl: null, payment: 'settled' })
}

/** A card that is not taken counts for the address as well from which it was tried. */
async function declineCard(shop: Shop, { caller }: Pick<OrderToCharge, 'caller'>, code: string): Promise<PlacedAnswer> {
  if (caller !== undefined) await takeTurns(shop, shop.database.db, [{ name: 'declinedCardsHere', of: caller }])
  return refuseCard(code)
}

function refuseCard(code: string): PlacedAnswer {
  return refuse({ status: 'credit_card_order_error', details: { code } })
}

function reportOf(answer: Extract<ChargeAnswer, { answer: 'paid' | 'refused' }>, amount: number) {
  if (answer.answer === 'refused') return answer
  const { companyId, card, cardCountry } = answer
  return {
    answer: 'paid' as const,
    companyId,
    amount,
    currency: 'TWD',
    ...(isForeign(card) && { isForeignCard: true }),
    ...(cardCountry && { cardCountry }),
  }
}

function chargeOf({ settings }: Shop, { hashedId, language, charge, link }: OrderToCharge & { charge: BegunCharge }): Charge {
  const { paymentId: _, ...asked } = charge
  const calls = `${settings.publicAddress}/api/v1/payments/tappay`
  return {
    ...asked,
    orderNumber: hashedId,
    details: `Meihao ${hashedId}`,
    addresses: {
      return: link ? `${calls}/return/${language}/${link.token}` : `${calls}/return`,
      notify: `${calls}/notify`,
      goBack: `${settings.publicAddress}${link ? paths.pay(language, link.token) : paths.order(language, hashedId)}`,
    },
  }
}
