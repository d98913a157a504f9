import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mailTexts } from '#texts/messages/mail.ts'
import { staffMailTexts } from '#texts/messages/staff-mail.ts'
import { layOutEmail } from './lay-out-email.ts'
import { sendLetter } from './letters/send-letter.ts'

/** What a link in a letter is for: a new password, or everything anew. */
const kinds = {
  password: {
    subject: staffMailTexts.passwordSubject,
    ask: staffMailTexts.passwordAsk,
    button: staffMailTexts.passwordButton,
    unexpected: staffMailTexts.passwordUnexpected,
  },
  reset: {
    subject: staffMailTexts.resetSubject,
    ask: staffMailTexts.resetAsk,
    button: staffMailTexts.resetButton,
    unexpected: staffMailTexts.resetUnexpected,
  },
} as const

/** `address`: where the link leads, which opens once. `id`: of the link. */
export type StaffLinkWords = {
  kind: keyof typeof kinds
  id: number
  to: string
  name: string
  language: Language
  address: string
}

/** The letter with which somebody of the office sets a new password, or proves anew who they are. */
export async function sendStaffLinkMail(shop: Shop, { kind, id, to, name, language, address }: StaffLinkWords): Promise<void> {
  const say = (text: Text) => inLanguage(text, language)
  const { subject, ask, button, unexpected } = kinds[kind]
  const { text, html } = layOutEmail({
    language,
    shopName: say(mailTexts.shopName),
    title: say(subject),
    paragraphs: [say(mailTexts.greeting(name)), say(ask)],
    button: { label: say(button), url: address },
    closing: [say(unexpected), say(mailTexts.signature)],
  })
  const about = { kind: `staff_${kind}`, object: 'staff', objectId: id, memberId: null } as const
  const email = { to, subject: say(subject), text, html, messageId: `staff-link-${id}` }
  await sendLetter(shop, { about, email, language, secret: new URL(address).hash.slice(1) })
}
