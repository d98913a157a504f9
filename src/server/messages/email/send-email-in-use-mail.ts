import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { emailInUseEmail } from './email-in-use-email.ts'
import { sendLetter } from './letters/send-letter.ts'

/** Tells the owner of an address that another account asked for it. */
export async function sendEmailInUseMail(
  shop: Shop,
  { memberId, to, language }: { memberId: number; to: string; language: Language },
): Promise<void> {
  const id = shop.fingerprint(`email-in-use:${memberId}:${to}`).toString('hex')
  const email = emailInUseEmail({ to, language, id }, { publicAddress: shop.settings.publicAddress })
  // It goes to somebody else than the member who asked, so it is none of their data.
  await sendLetter(shop, { about: { kind: 'email_in_use', object: 'member', objectId: memberId, memberId: null }, email, language })
}
