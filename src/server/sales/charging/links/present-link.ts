import { toSVG } from 'bwip-js/node'
import { paths } from '#contract/shop/paths.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { OpenedLink } from './open-payment-link.ts'

/** A link as it is shown once: its address, in the language of the order, and the same as a picture. */
export function presentLink({ settings }: Shop, { token, endsAt, language }: OpenedLink) {
  const address = `${settings.publicAddress}${paths.pay(language, token)}`
  return { address, ends_at: endsAt.toISOString(), qr: toSVG({ bcid: 'qrcode', text: address }) }
}
