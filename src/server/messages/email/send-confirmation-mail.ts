import type { Shop } from '#server/platform/shop.ts'
import { confirmationEmail, type Confirmation } from './confirmation-email.ts'

/** Sends the link to the address that is to be confirmed. */
export async function sendConfirmationMail(shop: Shop, confirmation: Confirmation): Promise<void> {
  await shop.ports.mailer.send(confirmationEmail(confirmation, { publicAddress: shop.settings.publicAddress }))
}
