import { paths } from '#contract/shop/paths.ts'
import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import { mailTexts } from '#texts/messages/mail.ts'
import { layOutEmail } from './lay-out-email.ts'
import type { Email } from '#ports/mailer.ts'

export type EmailInUse = { to: string; language: Language; /** One email, however often it is sent. */ id: string }

/** Tells whose address it is that another account asked for it. It names nobody, and its link does nothing. */
export function emailInUseEmail({ to, language, id }: EmailInUse, { publicAddress }: { publicAddress: string }): Email {
  const say = (text: Text) => inLanguage(text, language)
  const subject = say(mailTexts.inUseSubject)
  const { text, html } = layOutEmail({
    language,
    shopName: say(mailTexts.shopName),
    title: subject,
    paragraphs: [say(mailTexts.inUseGreeting), say(mailTexts.inUseTell), say(mailTexts.inUseYou)],
    button: { label: say(mailTexts.inUseButton), url: `${publicAddress}${paths.home(language)}` },
    closing: [say(mailTexts.help), say(mailTexts.signature)],
  })
  return { to, subject, text, html, messageId: `email-in-use-${id}` }
}
