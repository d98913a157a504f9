import type { Shop } from '#server/platform/shop.ts'
import { confirmationLetter, type Confirmation } from './confirmation-letter.ts'

/** Sends the link to the address that is to be confirmed. */
export async function sendConfirmationMail(shop: Shop, confirmation: Confirmation): Promise<void> {
  await shop.ports.mailer.send(confirmationLetter(confirmation, { publicAddress: shop.settings.publicAddress }))
}
