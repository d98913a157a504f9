import { paths } from '#contract/shop/paths.ts'
import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mailTexts } from '#texts/messages/mail.ts'
import { stockNoticeMail } from '#texts/messages/stock-notice-mail.ts'
import { layOutEmail } from './lay-out-email.ts'
import { sendLetter } from './letters/send-letter.ts'

export type StockNoticeLetter = {
  /** asking: whether the address is right; back: the goods are there. */
  says: 'asking' | 'back'
  noticeId: number
  to: string
  language: Language
  /** Null of a visitor. */
  memberId: number | null
  product: { id: number; slug: string; name: string }
  token: string
  /** When it was asked for, or told: the letter that is written again after a crash is the same. */
  at: string
}

/** The letters about goods that somebody waits for; each has the link that ends it. */
export async function sendStockNoticeMail(shop: Shop, letter: StockNoticeLetter): Promise<void> {
  const { says, noticeId, to, language, memberId, product, token, at } = letter
  const say = (text: Text) => inLanguage(text, language)
  const words = stockNoticeMail[says]
  const subject = say(words.subject(product.name))
  const { publicAddress } = shop.settings
  const link = publicAddress + paths.awaited(language, token)
  const { text, html } = layOutEmail({
    language,
    shopName: say(mailTexts.shopName),
    title: subject,
    paragraphs: [say(stockNoticeMail.hello), say(words.says(product.name))],
    button: { label: say(words.button), url: says === 'asking' ? link : publicAddress + paths.product(language, product) },
    closing: [
      say(says === 'asking' ? stockNoticeMail.asking.notYou : stockNoticeMail.back.once),
      say(stockNoticeMail.end(link)),
      say(mailTexts.signature),
    ],
  })
  const whose =
    memberId === null
      ? ({ object: 'stock_notice', objectId: noticeId, memberId } as const)
      : ({ object: 'member', objectId: memberId, memberId } as const)
  const email = { to, subject, text, html, messageId: `stock-notice-${says}-${noticeId}-${Date.parse(at)}` }
  await sendLetter(shop, { about: { kind: `stock_notice_${says}`, ...whose }, email, language, secret: token })
}
