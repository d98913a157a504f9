import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { emailInUseEmail } from './email-in-use-email.ts'

/** Tells the owner of an address that another account asked for it. */
export async function sendEmailInUseMail(
  shop: Shop,
  { memberId, to, language }: { memberId: number; to: string; language: Language },
): Promise<void> {
  const id = shop.fingerprint(`email-in-use:${memberId}:${to}`).toString('hex')
  await shop.ports.mailer.send(emailInUseEmail({ to, language, id }, { publicAddress: shop.settings.publicAddress }))
}
