import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import type { Notice } from '#rules/staff/notices.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mailTexts } from '#texts/messages/mail.ts'
import { noticeText } from '#texts/office/notices.ts'
import { noticePath } from '#contract/office/notice-path.ts'
import { requestUnderWay } from '#server/platform/cause.ts'
import { layOutEmail } from './lay-out-email.ts'
import { sendLetter } from './letters/send-letter.ts'

export type NoticeWords = { id: number; notice: Notice; to: string; name: string; language: Language }

/** The letter that says what the bell says, to who wants both. */
export async function sendNoticeMail(shop: Shop, { id, notice, to, name, language }: NoticeWords): Promise<void> {
  const say = (text: Text) => inLanguage(text, language)
  const subject = say(noticeText(notice))
  const { text, html } = layOutEmail({
    language,
    shopName: say(mailTexts.shopName),
    title: subject,
    paragraphs: [say(mailTexts.greeting(name)), subject],
    button: { label: say(mailTexts.noticeButton), url: new URL(noticePath(notice), shop.settings.officeAddress).href },
    closing: [...referenceOf(notice).map(say), say(mailTexts.noticeWhy), say(mailTexts.signature)],
  })
  const about = { kind: 'notice', object: 'staff', objectId: id, memberId: null } as const
  await sendLetter(shop, { about, email: { to, subject, text, html, messageId: `staff-notice-${id}` }, language })
}

/** Of something that was not done, under which id the log speaks of whoever asked for it. */
function referenceOf(notice: Notice): Text[] {
  const reference = requestUnderWay()
  return notice.kind === 'batches' && notice.failed > 0 && reference !== undefined ? [mailTexts.reference(reference)] : []
}
