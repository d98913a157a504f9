import { inLanguage, type Text } from '#rules/locale.ts'
import { formatDateTime, formatTwd } from '#texts/format.ts'
import { mailTexts } from '#texts/mail.ts'
import { layOutLetter, type LetterTable } from './lay-out-letter.ts'
import type { Letter } from './port.ts'
import type { LetterOrder } from './store.ts'

/** The letter that says an order has been placed, in the language in which it was placed. */
export function orderLetter(order: LetterOrder, { publicAddress }: { publicAddress: string }): Letter {
  const say = (text: Text) => inLanguage(text, order.language)
  const subject = say(mailTexts.orderSubject(order.hashed_id))
  const { text, html } = layOutLetter({
    language: order.language,
    shopName: say(mailTexts.shopName),
    title: subject,
    paragraphs: [say(mailTexts.greeting(order.sender_name)), say(mailTexts.orderThanks)],
    facts: [
      [say(mailTexts.orderNumber), order.hashed_id],
      [say(mailTexts.placedAt), formatDateTime(order.placed_at, order.language)],
    ],
    table: linesTable(order),
    sums: sums(order),
    button: { label: say(mailTexts.seeOrder), url: `${publicAddress}/${order.language}/order/${order.hashed_id}` },
    closing: [say(mailTexts.help), say(mailTexts.signature)],
  })
  return { to: order.email, subject, text, html, messageId: `<order-placed-${order.hashed_id}@meihao>` }
}

function linesTable(order: LetterOrder): LetterTable {
  const say = (text: Text) => inLanguage(text, order.language)
  return {
    head: [say(mailTexts.product), say(mailTexts.quantity), say(mailTexts.subtotal)],
    rows: order.lines.map((line) => [
      say(line.name),
      String(line.quantity),
      line.shopping_point_cost > 0 ? say(mailTexts.points(line.shopping_point_cost)) : formatTwd(line.sub_total, order.language),
    ]),
  }
}

function sums(order: LetterOrder): [string, string][] {
  const say = (text: Text) => inLanguage(text, order.language)
  const money = (amount: number) => formatTwd(amount, order.language)
  const rows: [string, string][] = [[say(mailTexts.itemsTotal), money(order.items_total)]]
  if (order.discount_amount > 0) rows.push([say(mailTexts.discount), money(-order.discount_amount)])
  rows.push([say(mailTexts.deliveryFee), order.delivery_fee === 0 ? say(mailTexts.free) : money(order.delivery_fee)])
  if (order.handling_fee > 0) rows.push([say(mailTexts.handlingFee), money(order.handling_fee)])
  rows.push([say(mailTexts.grandTotal), money(order.grand_total)])
  return rows
}
