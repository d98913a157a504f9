import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import { isOnDelivery } from '#rules/payments/payment-methods.ts'
import type { PointTerms } from '#rules/terms.ts'
import { receivedTimes, type ReceivedTime } from '#contract/shop/api/order.ts'
import { paths } from '#contract/shop/paths.ts'
import { pickupUntil } from '#rules/orders/afterwards.ts'
import type { OrderLetterKind } from '#rules/orders/order-letters.ts'
import { formatDate, formatDateTime, formatTwd } from '#texts/shared/format.ts'
import { afterwardsTexts } from '#texts/shop/afterwards/order-afterwards.ts'
import { editedFieldTexts } from '#texts/shared/edited-fields.ts'
import { orderTexts, receivedTimeTexts } from '#texts/shop/order.ts'
import { orderMailTexts } from '#texts/messages/order-mail.ts'
import type { EditedFields, OrderToEmail } from './store.ts'

/** What an email says of its own: everything else all emails about an order have in common. */
export type EmailWords = { subject: Text; says: readonly Text[]; facts: readonly (readonly [Text, string])[]; showsGoods: boolean }

/** The words of an email for the order as it stands now; null when the order has gone on and the email would be wrong. */
export function wordsOf(kind: OrderLetterKind, order: OrderToEmail, terms: PointTerms): EmailWords | null {
  const texts = orderMailTexts
  const number = order.hashed_id
  const plain = (subject: Text, ...says: Text[]): EmailWords => ({ subject, says, facts: [], showsGoods: false })
  switch (kind) {
    case 'placed':
      return { subject: texts.placedSubject(number), says: [placedText(order)], facts: transferFacts(order), showsGoods: true }
    case 'paid':
      return { ...plain(texts.paidSubject(number), texts.paid), showsGoods: true }
    case 'payment_due':
      return order.status === 'pending_payment' ? { ...plain(texts.dueSubject(number), texts.due), facts: transferFacts(order) } : null
    case 'edited':
      return editedWords(order)
    case 'goods_short':
      return shortWords(order)
    case 'shipped':
      return {
        ...plain(texts.shippedSubject(number), texts.shipped),
        facts: [...trackingFacts(order), ...notSentFacts(order)],
        showsGoods: true,
      }
    case 'at_store':
      return { ...plain(texts.atStoreSubject(number), texts.atStore), facts: [...trackingFacts(order), ...pickupFacts(order)] }
    case 'store_closed':
      return closedWords(order)
    case 'delivered':
      return plain(
        texts.deliveredSubject(number),
        texts.delivered,
        ...(order.points_earned > 0 ? [texts.pointsComing(order.points_earned, terms.effective_days)] : []),
      )
    case 'cancelled':
      return plain(texts.cancelledSubject(number), ...cancelledSays(order))
    case 'refunded':
      return plain(texts.refundedSubject(number), texts.refunded(formatTwd(order.refunded, order.language)))
  }
}

function editedWords({ hashed_id: number, edit, language }: OrderToEmail): EmailWords | null {
  const { editedSubject, edited } = orderMailTexts
  if (!edit) return null
  return { subject: editedSubject(number), says: [edited], facts: editedFacts(edit.changed, language), showsGoods: false }
}

function shortWords({ hashed_id: number, short, language }: OrderToEmail): EmailWords | null {
  const { shortSubject } = orderMailTexts
  if (!short) return null
  return { subject: shortSubject(number), says: shortText(short), facts: shortFacts(short, language), showsGoods: false }
}

function cancelledSays(order: OrderToEmail): Text[] {
  return [cancelledText(order), ...givenBack(order), ...(order.status === 'refunding' ? [orderMailTexts.refundComing] : [])]
}

function placedText(order: OrderToEmail): Text {
  const texts = orderMailTexts
  if (order.status === 'pending_payment') return order.vatm_account ? texts.placedTransfer : texts.placedWaiting
  return isOnDelivery(order.payment) ? texts.placedOnDelivery : texts.placed
}

function cancelledText({ cancel_code }: OrderToEmail): Text {
  const texts = orderMailTexts
  if (cancel_code === 'payment_expired') return texts.cancelledExpired
  if (cancel_code === 'payment_failed') return texts.cancelledFailed
  if (cancel_code === 'goods_missing') return texts.cancelledMissing
  return cancel_code === 'returned' ? texts.cancelledReturned : texts.cancelled
}

/** Points and code are spoken of only where the order had used them; a code stays used while another parcel is sent. */
function givenBack({ cancel_code, lines, discount_code_text }: OrderToEmail): Text[] {
  if (cancel_code === 'payment_failed' || cancel_code === 'returned') return []
  const usedPoints = lines.some((line) => line.shopping_point_cost > 0)
  const usedCode = discount_code_text !== null && cancel_code !== 'goods_missing'
  const { points, code, both } = orderTexts.cancelledNotes
  if (usedPoints) return [usedCode ? both : points]
  return usedCode ? [code] : []
}

function transferFacts(order: OrderToEmail): [Text, string][] {
  const texts = orderMailTexts
  if (order.status !== 'pending_payment') return []
  const deadline: [Text, string][] = order.payment_deadline
    ? [[texts.payBefore, formatDateTime(order.payment_deadline, order.language)]]
    : []
  if (!order.vatm_account) return deadline
  return [
    [texts.bankCode, order.vatm_bank ?? ''],
    [texts.account, order.vatm_account],
    [texts.amount, formatTwd(order.grand_total, order.language)],
    ...deadline,
  ]
}

/** Each value as it was and as it is. */
function editedFacts(changed: EditedFields, language: Language): [Text, string][] {
  const texts = orderMailTexts
  return Object.entries(changed).map(([field, { from, to }]) => {
    const read = (value: string | null) => inLanguage(field === 'received_time' ? timeText(value) : plainText(value), language)
    return [editedFieldTexts[field] ?? plainText(field), inLanguage(texts.became(read(from), read(to)), language)]
  })
}

function timeText(time: string | null): Text {
  return receivedTimes.some((each) => each === time) ? receivedTimeTexts[time as ReceivedTime] : plainText(time)
}

function plainText(words: string | null): Text {
  return words === null || words === '' ? orderMailTexts.nothing : { zh: words, en: words }
}

type Short = NonNullable<OrderToEmail['short']>

function shortText({ amount, isUncollected }: Short): Text[] {
  const texts = orderMailTexts
  return [texts.short, ...(amount > 0 && !isUncollected ? [texts.refundComing] : []), texts.shortKept]
}

function shortFacts({ goods, amount, points, isUncollected }: Short, language: Language): [Text, string][] {
  const texts = orderMailTexts
  const money: [Text, string][] = [[isUncollected ? texts.shortCollect : texts.shortRefund, formatTwd(amount, language)]]
  return [
    [texts.shortGoods, namesOf(goods, language)],
    ...(amount > 0 ? money : []),
    ...(points > 0 ? [[texts.shortPoints, inLanguage(texts.shortPoint(points), language)] as [Text, string]] : []),
  ]
}

/** What is in the order and not in the parcel. */
function notSentFacts({ notSent, language }: OrderToEmail): [Text, string][] {
  return notSent.length > 0 ? [[orderMailTexts.notSent, namesOf(notSent, language)]] : []
}

function namesOf(goods: Short['goods'], language: Language): string {
  return inLanguage(orderMailTexts.shortList(goods.map(({ name, units }) => `${inLanguage(name, language)} × ${units}`)), language)
}

function trackingFacts(order: OrderToEmail): [Text, string][] {
  const texts = orderMailTexts
  return [
    ...[order.tracking ?? [], order.more_tracking ?? []].flat().map((number): [Text, string] => [texts.tracking, number]),
    ...(order.storeName ? [[texts.store, order.storeName] as [Text, string]] : []),
  ]
}

function pickupFacts({ store_address, delivered_at, language }: OrderToEmail): [Text, string][] {
  return [
    ...(store_address ? [[afterwardsTexts.storeAddress, store_address] as [Text, string]] : []),
    ...(delivered_at ? [[afterwardsTexts.pickupUntil, formatDate(pickupUntil(delivered_at), language)] as [Text, string]] : []),
  ]
}

function closedWords({ hashed_id: number, storeName, store_closed_until: until, language }: OrderToEmail): EmailWords | null {
  const texts = orderMailTexts
  if (!until) return null
  const store = storeName ? [[texts.closedStore, storeName] as [Text, string]] : []
  const facts: [Text, string][] = [...store, [texts.chooseBefore, formatDateTime(until, language)]]
  return { subject: texts.storeClosedSubject(number), says: [texts.storeClosed], facts, showsGoods: false }
}

/** Where the button of an email leads: to the order, which is also where it can be paid. */
export function orderAddress({ language, rootNumber }: OrderToEmail, publicAddress: string): string {
  return publicAddress + paths.order(language, rootNumber)
}
