import type { Shop } from '#server/platform/shop.ts'
import { confirmationEmail, type Confirmation } from './confirmation-email.ts'
import { sendLetter } from './letters/send-letter.ts'

/** Sends the link to the address that is to be confirmed. */
export async function sendConfirmationMail(shop: Shop, { memberId, ...confirmation }: Confirmation & { memberId: number }): Promise<void> {
  const email = confirmationEmail(confirmation, { publicAddress: shop.settings.publicAddress })
  const about = { kind: 'email_confirmation', object: 'member', objectId: memberId, memberId } as const
  await sendLetter(shop, { about, email, language: confirmation.language, secret: confirmation.token })
}
