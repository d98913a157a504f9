import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import type { ShopEvent } from '#server/platform/outbox/shop-event.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mailTexts } from '#texts/messages/mail.ts'
import { staffMailTexts, warningTexts, whenText, whereText } from '#texts/messages/staff-mail.ts'
import { formatDateTime } from '#texts/shared/format.ts'
import { layOutEmail } from './lay-out-email.ts'
import { sendLetter } from './letters/send-letter.ts'

type Warned = Omit<Extract<ShopEvent, { name: 'staff-warned' }>, 'name'>
export type StaffWarningWords = Warned & { to: string; name: string; language: Language }

/** The letter that tells somebody of the office what was done with their account, when and from where (ACC-20). */
export async function sendStaffWarningMail(shop: Shop, words: StaffWarningWords): Promise<void> {
  const { staffId, about, key, at, address, browser, to, name, language } = words
  const say = (text: Text) => inLanguage(text, language)
  const subject = say(warningTexts[about].subject)
  const device = browser === null ? staffMailTexts.unknownBrowser : { zh: browser, en: browser }
  const where = address === null ? [] : [say(whereText({ browser: device, address }))]
  const { text, html } = layOutEmail({
    language,
    shopName: say(mailTexts.shopName),
    title: subject,
    paragraphs: [say(mailTexts.greeting(name)), say(warningTexts[about].tells), say(whenText(formatDateTime(at, language))), ...where],
    button: { label: say(staffMailTexts.toOffice), url: `${shop.settings.officeAddress}/office/me` },
    closing: [say(staffMailTexts.notYou), say(mailTexts.signature)],
  })
  const letter = { kind: `staff_${about}`, object: 'staff', objectId: staffId, memberId: null } as const
  await sendLetter(shop, { about: letter, email: { to, subject, text, html, messageId: `staff-warning-${key}` }, language })
}
