import { toSVG } from 'bwip-js/node'
import { newTotpSecret, totpAddress } from '#server/people/staff/signing-in/totp.ts'
import type { Shop } from '#server/platform/shop.ts'

/** A secret for somebody's authenticator app, and its address as a QR code. Nothing of it is kept before a code of it has come. */
export function offerTotp(shop: Shop, email: string) {
  const secret = newTotpSecret(shop)
  const address = totpAddress({ secret, email, issuer: shop.settings.seller.name.zh })
  return { secret, address, qr: toSVG({ bcid: 'qrcode', text: address }) }
}
