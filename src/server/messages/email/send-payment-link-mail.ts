import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import type { Twd } from '#rules/money.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mailTexts } from '#texts/messages/mail.ts'
import { paymentLinkMailTexts } from '#texts/messages/payment-link-mail.ts'
import { formatDateTime, formatTwd } from '#texts/shared/format.ts'
import { layOutEmail } from './lay-out-email.ts'
import { sendLetter } from './letters/send-letter.ts'

export type PaymentLinkWords = {
  orderId: number
  memberId: number
  number: string
  name: string
  to: string
  language: Language
  total: Twd
  until: Date
  token: string
  address: string
  /** Of the press that wants it: the letter that is written again after a crash is the same. */
  key: string
}

/** The letter by whose link an order can be paid without signing in. */
export async function sendPaymentLinkMail(shop: Shop, words: PaymentLinkWords): Promise<void> {
  const { orderId, memberId, number, name, to, language, total, until, token, address, key } = words
  const say = (text: Text) => inLanguage(text, language)
  const subject = say(paymentLinkMailTexts.subject(number))
  const { text, html } = layOutEmail({
    language,
    shopName: say(mailTexts.shopName),
    title: subject,
    paragraphs: [
      say(mailTexts.greeting(name)),
      say(paymentLinkMailTexts.ask({ number, total: formatTwd(total, language), until: formatDateTime(until.toISOString(), language) })),
    ],
    button: { label: say(paymentLinkMailTexts.button), url: address },
    closing: [say(paymentLinkMailTexts.unexpected), say(mailTexts.help), say(mailTexts.signature)],
  })
  const about = { kind: 'payment_link', object: 'order', objectId: orderId, memberId } as const
  await sendLetter(shop, {
    about,
    email: { to, subject, text, html, messageId: `payment-link-${orderId}-${key}` },
    language,
    secret: token,
  })
}
