import { addScript } from './add-script.ts'
import { dataLayer } from './data-layer.ts'
import type { TrackedEvent } from './tracked-event.ts'
import type { Tracker } from './tracker.ts'

/** Google Tag Manager, fed in the shapes of GA4. Source: https://developers.google.com/tag-manager/ecommerce-ga4 */
export const tagManager: Tracker = {
  callsFor: (event) => [[{ ecommerce: null }], [{ event: event.name, ...userOf(event), ecommerce: ecommerceOf(event) }]],
  open(id) {
    const layer = dataLayer()
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`)
    return ([entry]) => void layer.push(entry)
  },
}

function ecommerceOf({ name: _name, items, ...event }: TrackedEvent) {
  const { emailHash: _hash, coupon, ...rest } = { emailHash: null, coupon: null, ...event }
  return {
    currency: 'TWD',
    ...rest,
    ...(coupon !== null && { coupon }),
    items: items.map(({ id, name, price, quantity }, index) => ({ item_id: String(id), item_name: name, index, price, quantity })),
  }
}

function userOf(event: TrackedEvent) {
  return event.name === 'purchase' && event.emailHash ? { user_data: { sha256_email_address: event.emailHash } } : {}
}
