import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import type { OrderLetterKind } from '#rules/orders/order-letters.ts'
import { isOnDelivery } from '#rules/payments/payment-methods.ts'
import type { PointTerms } from '#rules/terms.ts'
import { returnRightTexts } from '#texts/shared/label.ts'
import { formatDateTime, formatTwd, withUnits } from '#texts/shared/format.ts'
import { mailTexts } from '#texts/messages/mail.ts'
import { cvs, orderTexts, shippingMethodTexts } from '#texts/shop/order.ts'
import { paths } from '#contract/shop/paths.ts'
import { orderMailTexts, withException } from '#texts/messages/order-mail.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { hiddenWord } from './letters/send-letter.ts'
import { layOutEmail, type EmailTable } from './lay-out-email.ts'
import { orderAddress, wordsOf } from './order-email-words.ts'
import type { Email } from '#ports/mailer.ts'
import type { OrderToEmail } from './store.ts'

/** An email about an order, in the language in which it was placed; null when there is nothing to say any more. */
export function orderEmail(
  kind: OrderLetterKind,
  order: OrderToEmail,
  {
    publicAddress,
    terms,
    token = hiddenWord,
  }: { publicAddress: string; terms: PointTerms; /** Of the link of a letter that has one. */ token?: string },
): Email | null {
  const words = wordsOf(kind, order, terms)
  if (!words) return null
  const say = (text: Text) => inLanguage(text, order.language)
  const subject = say(words.subject)
  const { text, html } = layOutEmail({
    language: order.language,
    shopName: say(mailTexts.shopName),
    title: subject,
    paragraphs: [say(mailTexts.greeting(order.sender_name)), ...words.says.map(say)],
    facts: [
      [say(mailTexts.orderNumber), order.hashed_id],
      [say(mailTexts.placedAt), formatDateTime(order.placed_at, order.language)],
      ...(words.showsGoods ? howAndWhere(order) : []),
      ...words.facts.map(([name, value]): [string, string] => [say(name), value]),
    ],
    ...(words.showsGoods ? { table: linesTable(order, publicAddress), sums: sums(order) } : {}),
    button:
      kind === 'store_closed'
        ? { label: say(orderMailTexts.chooseStore), url: publicAddress + paths.chooseStore(order.language, token) }
        : { label: say(mailTexts.seeOrder), url: orderAddress(order, publicAddress) },
    closing: [say(mailTexts.help), say(mailTexts.signature)],
  })
  const which = whichOf(kind, order)
  return { to: order.email, subject, text, html, messageId: `order-${kind.replace('_', '-')}-${order.hashed_id}${which}` }
}

/** Of which there may be several about one order. */
function whichOf(kind: OrderLetterKind, { edit, short, store_closed_until: until }: OrderToEmail): string {
  if (kind === 'edited') return edit ? `-${edit.id}` : ''
  if (kind === 'goods_short') return short ? `-${short.id}` : ''
  return kind === 'store_closed' && until ? `-${until.getTime()}` : ''
}

/** How it is paid and where it goes. */
function howAndWhere(order: OrderToEmail): [string, string][] {
  const say = (text: Text) => inLanguage(text, order.language)
  const paid: [string, string] = [say(mailTexts.payment), say(paymentMethodTexts[order.payment].name)]
  const method: [string, string] = [say(orderTexts.shippingMethod), say(shippingMethodTexts[order.shipping_method])]
  if (order.address) return [paid, method, [say(orderTexts.address), order.address]]
  return order.storeName ? [paid, method, [say(orderTexts.store), say(cvs(order.storeName))]] : [paid, method]
}

function linesTable(order: OrderToEmail, publicAddress: string): EmailTable {
  const say = (text: Text) => inLanguage(text, order.language)
  return {
    head: [say(mailTexts.product), say(mailTexts.quantity), say(mailTexts.subtotal)],
    rows: order.lines.map((line) => ({
      picture: new URL(pictureAt(line.preview, { width: 200, format: 'jpg' }), publicAddress).href,
      cells: [withUnits(say(calledIn(line))), String(line.quantity), say(costOf(line, order.language))],
    })),
  }
}

/** What the goods are called, and that they cannot be sent back as others can where that was told (RET-04). */
function calledIn({ name, return_right: right }: OrderToEmail['lines'][number]): Text {
  return right === 'normal' ? name : withException(name, returnRightTexts[right])
}

function costOf({ sub_total, shopping_point_cost }: OrderToEmail['lines'][number], language: Language): Text {
  if (shopping_point_cost > 0) return mailTexts.points(shopping_point_cost)
  const amount = formatTwd(sub_total, language)
  return sub_total > 0 ? { zh: amount, en: amount } : mailTexts.gift
}

/** The money of the whole order stands on the order itself, not on a part that travels apart. */
function sums(order: OrderToEmail): [string, string][] {
  if (order.hashed_id !== order.rootNumber) return []
  const say = (text: Text) => inLanguage(text, order.language)
  const money = (amount: number) => formatTwd(amount, order.language)
  const rows: [string, string][] = [[say(mailTexts.itemsTotal), money(order.items_total)]]
  if (order.discount_amount > 0) rows.push([say(mailTexts.discount), money(-order.discount_amount)])
  rows.push([say(mailTexts.deliveryFee), order.delivery_fee === 0 ? say(mailTexts.free) : money(order.delivery_fee)])
  if (order.handling_fee > 0) rows.push([say(mailTexts.handlingFee), money(order.handling_fee)])
  rows.push([say(isPaid(order) ? mailTexts.paidTotal : mailTexts.grandTotal), money(order.grand_total)])
  return rows
}

/** The courier collects the money of an order that is paid on delivery; the money of a cancelled one never came. */
function isPaid({ status, payment }: OrderToEmail): boolean {
  return !isOnDelivery(payment) && !['uncharged', 'pending_payment', 'cancel'].includes(status)
}
