import { toSVG } from 'bwip-js/node'
import { ok, refuse, type Result } from '#rules/result.ts'
import { hashToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findLink } from './link-store.ts'
import { newTotpSecret, totpAddress } from '#server/people/staff/signing-in/totp.ts'

/** What the authenticator app of the first owner is given; nothing is kept before its code has come. */
export async function openFirstOwnerLink(
  shop: Shop,
  { token, email }: { token: string; email: string },
): Promise<Result<{ secret: string; address: string; qr: string }, { code: 'link_ended' }>> {
  const asked = { kind: 'first_owner', tokenHash: hashToken(token), now: shop.now() } as const
  if (!(await findLink(shop.database.db, asked))) return refuse({ code: 'link_ended' })
  const secret = newTotpSecret(shop)
  const address = totpAddress({ secret, email, issuer: shop.settings.seller.name.zh })
  return ok({ secret, address, qr: toSVG({ bcid: 'qrcode', text: address }) })
}
