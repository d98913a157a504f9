import { addScript } from './add-script.ts'
import type { Tracker } from './tracker.ts'
import type { TrackedEvent } from './tracked-event.ts'

type LineTag = ((...call: unknown[]) => void) & { _q?: unknown[] }

declare global {
  var _lt: LineTag | undefined
}

/** The LINE Tag. Its types: a purchase is the conversion, goods are shown to it as detail and cart, the rest by name. */
export const messaging: Tracker = {
  callsFor: (event, id) => [['send', 'cv', { type: typeOf(event), ...goodsOf(event) }, [id]]],
  open(id) {
    const tag = (globalThis._lt ??= makeQueue())
    addScript('https://d.line-scdn.net/n/line_tag/public/release/v1/lt.js')
    tag('init', { customerType: 'lap', tagId: id })
    tag('send', 'pv', [id])
    return (call) => tag(...call)
  },
}

function typeOf({ name }: TrackedEvent): string {
  if (name === 'purchase') return 'Conversion'
  if (name === 'view_item') return 'dpa_detail'
  return name === 'add_to_cart' || name === 'begin_checkout' ? 'dpa_cart' : name
}

function goodsOf({ items }: TrackedEvent) {
  return {
    itemIds: items.map(({ id }) => String(id)),
    price: items.map(({ price }) => String(price)),
    quantity: items.map(({ quantity }) => String(quantity)),
    currency: ['TWD'],
  }
}

function makeQueue(): LineTag {
  const queue: unknown[] = []
  return Object.assign((...call: unknown[]) => void queue.push(call), { _q: queue })
}
