import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { ownerMailTexts, webhookPausedText } from '#texts/messages/owner-mail.ts'
import { sendOwnerMail } from './send-owner-mail.ts'

export type WebhookPausedWords = {
  staffId: number
  to: string
  name: string
  language: Language
  webhookId: number
  url: string
  telling: number
}

/** The letter that says that a webhook has heard nothing for three days. */
export async function sendWebhookPausedMail(shop: Shop, { webhookId, url, telling, ...person }: WebhookPausedWords): Promise<void> {
  await sendOwnerMail(shop, {
    ...person,
    kind: 'webhook_paused',
    objectId: webhookId,
    subject: ownerMailTexts.webhookPausedSubject,
    says: [webhookPausedText(url), ownerMailTexts.webhookPausedHow],
    messageId: `webhook-paused-${telling}-${person.staffId}`,
  })
}
