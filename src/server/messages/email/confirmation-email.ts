import { inLanguage, localeOf, type Language, type Text } from '#rules/locale.ts'
import { mailTexts } from '#texts/messages/mail.ts'
import { layOutEmail } from './lay-out-email.ts'
import type { Email } from '#ports/mailer.ts'

export type Confirmation = { id: number; to: string; name: string; token: string; language: Language }

/** The email with the link that confirms an address. */
export function confirmationEmail({ id, to, name, token, language }: Confirmation, { publicAddress }: { publicAddress: string }): Email {
  const say = (text: Text) => inLanguage(text, language)
  const subject = say(mailTexts.confirmSubject)
  const link = new URLSearchParams({ token, locale: localeOf(language) })
  const { text, html } = layOutEmail({
    language,
    shopName: say(mailTexts.shopName),
    title: subject,
    paragraphs: [say(mailTexts.greeting(name)), say(mailTexts.confirmAsk)],
    button: { label: say(mailTexts.confirmButton), url: `${publicAddress}/api/users/confirmation?${link}` },
    closing: [say(mailTexts.confirmNotYou), say(mailTexts.help), say(mailTexts.signature)],
  })
  return { to, subject, text, html, messageId: `email-confirmation-${id}` }
}
