import { ok, refuse, type Result } from '#rules/result.ts'
import { offerPasskey } from '#server/people/staff/passkeys/offer-passkey.ts'
import { hashToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findLink } from './link-store.ts'
import { offerTotp } from './offer-totp.ts'
import { subjectOfLink } from './subject-of-link.ts'

type LinkEnded = { code: 'link_ended' }

/** What the authenticator app of the first owner is given; nothing is kept before its code has come. */
export async function openFirstOwnerLink(
  shop: Shop,
  { token, email }: { token: string; email: string },
): Promise<Result<ReturnType<typeof offerTotp>, LinkEnded>> {
  return (await findFirstOwnerLink(shop, token)) ? ok(offerTotp(shop, email)) : refuse({ code: 'link_ended' })
}

/** The first owner makes a passkey. */
export async function offerFirstOwnerPasskey(shop: Shop, { token, ...person }: { token: string; email: string; name: string }) {
  const link = await findFirstOwnerLink(shop, token)
  return link ? ok(await offerPasskey(shop, { subject: subjectOfLink(link), ...person })) : refuse({ code: 'link_ended' })
}

function findFirstOwnerLink({ database, now }: Shop, token: string) {
  return findLink(database.db, { kind: 'first_owner', tokenHash: hashToken(token), now: now() })
}
