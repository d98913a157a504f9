import { paths } from '#contract/shop/paths.ts'
import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import { mailTexts } from '#texts/messages/mail.ts'
import { layOutLetter } from './lay-out-letter.ts'
import type { Letter } from '#ports/mailer.ts'

export type EmailInUse = { to: string; language: Language; /** One letter, however often it is sent. */ id: string }

/** Tells whose address it is that another account asked for it. It names nobody, and its link does nothing. */
export function emailInUseLetter({ to, language, id }: EmailInUse, { publicAddress }: { publicAddress: string }): Letter {
  const say = (text: Text) => inLanguage(text, language)
  const subject = say(mailTexts.inUseSubject)
  const { text, html } = layOutLetter({
    language,
    shopName: say(mailTexts.shopName),
    title: subject,
    paragraphs: [say(mailTexts.inUseGreeting), say(mailTexts.inUseTell), say(mailTexts.inUseYou)],
    button: { label: say(mailTexts.inUseButton), url: `${publicAddress}${paths.home(language)}` },
    closing: [say(mailTexts.help), say(mailTexts.signature)],
  })
  return { to, subject, text, html, messageId: `<email-in-use-${id}@meihao>` }
}
