import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mailTexts } from '#texts/messages/mail.ts'
import { layOutEmail } from './lay-out-email.ts'
import { sendLetter } from './letters/send-letter.ts'

/** `address`: where they begin, which opens once. */
export type InvitationWords = { id: number; to: string; name: string; language: Language; address: string }

/** The letter that invites somebody to the office. */
export async function sendInvitationMail(shop: Shop, { id, to, name, language, address }: InvitationWords): Promise<void> {
  const say = (text: Text) => inLanguage(text, language)
  const subject = say(mailTexts.inviteSubject)
  const { text, html } = layOutEmail({
    language,
    shopName: say(mailTexts.shopName),
    title: subject,
    paragraphs: [say(mailTexts.greeting(name)), say(mailTexts.inviteAsk)],
    button: { label: say(mailTexts.inviteButton), url: address },
    closing: [say(mailTexts.inviteUnexpected), say(mailTexts.signature)],
  })
  const about = { kind: 'invitation', object: 'staff', objectId: id, memberId: null } as const
  const email = { to, subject, text, html, messageId: `staff-invitation-${id}` }
  await sendLetter(shop, { about, email, language, secret: new URL(address).hash.slice(1) })
}
