import { addScript } from './add-script.ts'
import type { Call, Tracker } from './tracker.ts'
import type { TrackedEvent } from './tracked-event.ts'

type Fbq = ((...call: unknown[]) => void) & {
  callMethod?: (...call: unknown[]) => void
  queue: unknown[]
  loaded: boolean
  version: string
  push: unknown
}

declare global {
  var fbq: Fbq | undefined
  var _fbq: Fbq | undefined
}

const words = {
  view_item: ['track', 'ViewContent'],
  add_to_cart: ['track', 'AddToCart'],
  remove_from_cart: ['trackCustom', 'RemoveFromCart'],
  begin_checkout: ['track', 'InitiateCheckout'],
  add_shipping_info: ['trackCustom', 'AddShippingInfo'],
  purchase: ['track', 'Purchase'],
} as const satisfies Record<TrackedEvent['name'], readonly [string, string]>

/** The Meta Pixel. Source: https://developers.facebook.com/documentation/meta-pixel/reference */
export const pixel: Tracker = {
  callsFor: (event, id) => [
    ...recognise(event, id),
    [...words[event.name], goodsOf(event), ...(event.name === 'purchase' ? [{ eventID: event.transaction_id }] : [])],
  ],
  open(id) {
    const fbq = (globalThis.fbq ??= globalThis._fbq ??= makeQueue())
    addScript('https://connect.facebook.net/en_US/fbevents.js')
    fbq('init', id)
    return (call) => fbq(...call)
  },
}

/** The hash of the e-mail is taken with init alone. */
function recognise(event: TrackedEvent, id: string): Call[] {
  return event.name === 'purchase' && event.emailHash ? [['init', id, { em: event.emailHash }]] : []
}

function goodsOf({ items, value }: TrackedEvent) {
  const contents = items.map(({ id, quantity }) => ({ id: String(id), quantity }))
  return { currency: 'TWD', value, content_type: 'product', content_ids: contents.map(({ id }) => id), contents, num_items: items.length }
}

/** Keeps the calls until the company's script takes them over. */
function makeQueue(): Fbq {
  const queue: unknown[] = []
  const fbq: Fbq = Object.assign((...call: unknown[]) => (fbq.callMethod ? fbq.callMethod(...call) : void queue.push(call)), {
    queue,
    loaded: true,
    version: '2.0',
    push: null as unknown,
  })
  fbq.push = fbq
  return fbq
}
