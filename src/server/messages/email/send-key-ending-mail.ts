import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { keyEndingSubject, keyEndingText, ownerMailTexts } from '#texts/messages/owner-mail.ts'
import { sendOwnerMail } from './send-owner-mail.ts'

/** `days`: how many before its end. `key`: its own name, and what is shown of it. */
export type KeyEndingWords = {
  staffId: number
  to: string
  name: string
  language: Language
  keyId: number
  days: number
  key: string
  prefix: string
  expiresAt: Date
}

/** The letter that says that a key ends soon. */
export async function sendKeyEndingMail(shop: Shop, { keyId, days, key, prefix, expiresAt, ...person }: KeyEndingWords): Promise<void> {
  await sendOwnerMail(shop, {
    ...person,
    kind: 'key_ending',
    objectId: keyId,
    subject: keyEndingSubject({ key, days }),
    says: [keyEndingText({ key, prefix, at: expiresAt.toISOString() }), ownerMailTexts.keyEndingHow],
    messageId: `api-key-ending-${keyId}-${days}-${person.staffId}`,
  })
}
