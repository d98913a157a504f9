import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mailTexts } from '#texts/messages/mail.ts'
import { ownerMailTexts } from '#texts/messages/owner-mail.ts'
import { layOutEmail } from './lay-out-email.ts'
import { sendLetter } from './letters/send-letter.ts'

export type OwnerMail = {
  to: string
  name: string
  language: Language
  kind: string
  /** Running number of what it is about. */
  objectId: number
  subject: Text
  says: readonly Text[]
  messageId: string
}

/** A letter to an owner about keys and webhooks. */
export async function sendOwnerMail(
  shop: Shop,
  { to, name, language, kind, objectId, subject, says, messageId }: OwnerMail,
): Promise<void> {
  const say = (text: Text) => inLanguage(text, language)
  const { text, html } = layOutEmail({
    language,
    shopName: say(mailTexts.shopName),
    title: say(subject),
    paragraphs: [say(mailTexts.greeting(name)), ...says.map(say)],
    button: { label: say(mailTexts.noticeButton), url: `${shop.settings.publicAddress}/office/webhooks` },
    closing: [say(ownerMailTexts.why), say(mailTexts.signature)],
  })
  const about = { kind, object: 'staff', objectId, memberId: null } as const
  await sendLetter(shop, { about, email: { to, subject: say(subject), text, html, messageId }, language })
}
