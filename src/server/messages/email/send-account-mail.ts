import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import type { Twd } from '#rules/money.ts'
import type { Shop } from '#server/platform/shop.ts'
import { accountMailTexts } from '#texts/messages/account-mail.ts'
import { mailTexts } from '#texts/messages/mail.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { layOutEmail } from './lay-out-email.ts'
import { sendLetter } from './letters/send-letter.ts'

export type AccountWords = {
  orderId: number
  memberId: number
  number: string
  name: string
  to: string
  language: Language
  amount: Twd
  token: string
  address: string
  /** Of what it follows from: the letter that is written again after a crash is the same. */
  key: string
}

/** The letter that asks a buyer to which account their money is to go (D-111). */
export async function sendAccountMail(shop: Shop, words: AccountWords): Promise<void> {
  const { orderId, memberId, number, name, to, language, amount, token, address, key } = words
  const say = (text: Text) => inLanguage(text, language)
  const subject = say(accountMailTexts.subject(number))
  const { text, html } = layOutEmail({
    language,
    shopName: say(mailTexts.shopName),
    title: subject,
    paragraphs: [
      say(mailTexts.greeting(name)),
      say(accountMailTexts.ask({ number, amount: formatTwd(amount, language) })),
      say(accountMailTexts.when),
    ],
    button: { label: say(accountMailTexts.button), url: address },
    closing: [say(accountMailTexts.careful), say(mailTexts.help), say(mailTexts.signature)],
  })
  const about = { kind: 'refund_account', object: 'order', objectId: orderId, memberId } as const
  const email = { to, subject, text, html, messageId: `refund-account-${orderId}-${key}` }
  await sendLetter(shop, { about, email, language, secret: token })
}
