import { z } from 'zod'
import { holdReasons } from '#rules/orders/hold.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { holdOrder, releaseOrder } from '#server/sales/orders/holding/hold-order.ts'
import { cancelForBuyer } from '#server/sales/cancelling/cancel-for-buyer.ts'
import { acceptReturn } from '#server/delivery/fulfilment/accept-return.ts'
import { askCourierAboutOne } from '#server/delivery/fulfilment/ask-courier.ts'
import { bookParcel } from '#server/delivery/fulfilment/book-parcel.ts'
import { followParcel } from '#server/delivery/fulfilment/follow-parcel.ts'
import type { BookingRefusal } from '#server/delivery/fulfilment/booking/booking-refusal.ts'
import { putAwayLabel } from '#server/delivery/fulfilment/booking/put-away-label.ts'
import { handOver } from '#server/delivery/fulfilment/hand-over.ts'
import { listAttention } from '#server/delivery/fulfilment/list-attention.ts'
import type { ParcelRefusal } from '#server/delivery/fulfilment/parcel-refusal.ts'
import { reportMissing } from '#server/delivery/fulfilment/report-missing.ts'
import { listBoxesOf } from '#server/delivery/shipments/boxes/find-boxes.ts'
import { startPicking as pick } from '#server/delivery/fulfilment/start-picking.ts'
import { takeBack as back } from '#server/delivery/fulfilment/take-back.ts'
import { command } from './command.ts'
import { actor, amount, order } from './words.ts'

export const cancel = command({
  takes: ['order'],
  input: z.object({ order, reason: z.string().trim().min(1).max(200), actor }),
  does: 'Cancels an order that is not being packed yet: stock, points and money go back. Its buyer reads the --reason.',
  run: async (shop, { order: number, reason, actor: by }) =>
    tell(await cancelForBuyer(shop, { number, reason, by }), `${number} is cancelled.`),
})

export const hold = command({
  takes: ['order'],
  input: z.object({ order, reason: z.enum(holdReasons), actor }),
  does: `An order must not be picked or sent yet: --reason ${holdReasons.join(', ')}. Its deadline and its buyer's right to cancel go on.`,
  run: async (shop, { order: number, reason, actor: by }) => tell(await holdOrder(shop, { number, reason, by }), `${number} is held.`),
})

export const release = command({
  takes: ['order'],
  input: z.object({ order, actor }),
  does: 'Lets an order go that was held.',
  run: async (shop, { order: number, actor: by }) => tell(await releaseOrder(shop, { number, by }), `${number} is let go.`),
})

export const startPicking = command({
  takes: ['order'],
  input: z.object({ order, actor }),
  does: 'A parcel is being packed: its stock is taken, the invoice is issued, its buyer can neither edit nor cancel it.',
  run: async (shop, { order: number, actor: by }) => tell(await pick(shop, { number, by }), `${number} is being packed.`),
})

export const handOverParcel = command({
  takes: ['order', 'tracking'],
  input: z.object({ order, tracking: z.string().trim().min(4).max(40), actor }),
  does: 'The courier has the parcel, under this tracking number.',
  run: async (shop, { order: number, tracking, actor: by }) => {
    const handed = await handOver(shop, { number, tracking, by })
    return handed.ok
      ? ok(`${number} is ${handed.value === 'delivering' ? 'on its way' : 'handed over in part'} as ${tracking}.`)
      : refuse(wordsOf(handed.refusal))
  },
})

export const book = command({
  takes: ['order'],
  input: z.object({ order, actor }),
  does: 'Books a packed parcel with the courier: it gets a number and a label, and its buyer hears nothing yet. Parcels abroad: hand-over.',
  async run(shop, { order: number, actor: by }) {
    const booked = await bookParcel(shop, { number, by })
    return booked.ok ? ok(`${number} is booked as ${booked.value.trackings.join(', ')}.`) : refuse(wordsOf(booked.refusal))
  },
})

export const putAway = command({
  takes: ['order'],
  input: z.object({ order, actor }),
  does: 'The labels of a parcel that is not handed over are not to be used any more; it can be booked anew.',
  async run(shop, { order: number, actor: id }) {
    const boxes = (await listBoxesOf(shop, [number])).filter(({ reference, handedOverAt }) => reference !== null && handedOverAt === null)
    for (const box of boxes) await putAwayLabel(shop, { boxId: box.id, actor: { kind: 'staff', id } })
    return boxes.length === 0 ? refuse('There is no label to put away.') : ok(`${boxes.length} of the labels of ${number} are put away.`)
  },
})

export const ship = command({
  takes: ['order'],
  input: z.object({ order, actor }),
  does: 'Books a packed parcel with the courier and hands it over under the number that he gives. Parcels abroad: hand-over.',
  async run(shop, { order: number, actor: by }) {
    const booked = await bookParcel(shop, { number, by })
    if (!booked.ok) return refuse(wordsOf(booked.refusal))
    const handed = await handOver(shop, { number, by })
    return handed.ok ? ok(`${number} is on its way as ${booked.value.trackings.join(', ')}.`) : refuse(wordsOf(handed.refusal))
  },
})

export const arriveAtStore = command({
  takes: ['order'],
  input: z.object({ order, actor }),
  does: 'The parcel waits in the store of its buyer. The courier’s feed tells this by itself; by hand when it did not.',
  run: async (shop, { order: number, actor: by }) =>
    tell(await followParcel(shop, { number, event: 'arrived_at_store', actor: 'operations', by }), `${number} is at the store.`),
})

export const deliver = command({
  takes: ['order'],
  input: z.object({ order, actor }),
  does: 'The parcel is in the hands of its buyer: at the door, or picked up from the store.',
  async run(shop, { order: number, actor: by }) {
    const acting = { number, actor: 'operations', by } as const
    const brought = await followParcel(shop, { ...acting, event: 'delivered' })
    return tell(brought.ok ? brought : await followParcel(shop, { ...acting, event: 'picked_up' }), `${number} has arrived.`)
  },
})

export const askCourier = command({
  takes: ['order'],
  input: z.object({ order }),
  does: 'Asks the courier how far a parcel has come that was booked with him, and brings its order there.',
  async run(shop, { order: number }) {
    const asked = await askCourierAboutOne(shop, { number })
    if (asked.ok) return ok(`${number} is ${asked.value}.`)
    const { refusal } = asked
    return refuse(refusal.code === 'courier_unknown' ? 'The courier does not answer. Try again.' : wordsOf(refusal))
  },
})

export const goodsMissing = command({
  takes: ['order'],
  input: z.object({ order, products: z.string().regex(/^\d+(,\d+)*$/), actor }),
  does: 'Goods of a parcel that is being packed are not there: --products names their ids, 12,15. It is not sent; money and points go back, the other goods to the shelf.',
  async run(shop, { order: number, products, actor: by }) {
    const lost = products.split(',').map((id) => ({ productId: Number(id) }))
    return tell(await reportMissing(shop, { number, lost, by }), `${number} will not be sent.`)
  },
})

export const takeBack = command({
  takes: ['order'],
  input: z.object({ order, keep: amount.optional(), actor }),
  does: 'A parcel that nobody took came back: its goods are on the shelf again, its money goes back, less what --keep says.',
  run: async (shop, { order: number, keep = 0, actor: by }) => tell(await back(shop, { number, keep, by }), `${number} is taken back.`),
})

export const refund = command({
  takes: ['order'],
  input: z.object({ order, amount: amount.optional(), actor }),
  does: 'The buyer of a finished order sent goods back: everything is refunded, or the --amount.',
  run: async (shop, { order: number, amount: part, actor: by }) =>
    tell(await acceptReturn(shop, { number, amount: part, by }), `The refund of ${number} has begun.`),
})

export const attention = command({
  takes: [],
  input: z.object({}),
  does: 'Lists what a person has to look at: payments nobody knows about, refunds that failed or go back by hand, invoices that were refused, parcels in trouble, background work that fails or waits.',
  async run(shop) {
    const found = await listAttention(shop)
    return ok(
      found.length === 0
        ? 'Nothing needs anybody.'
        : found.map(({ order: number, about, says }) => `${number}  ${about}  ${says}`).join('\n'),
    )
  },
})

function tell(done: Result<unknown, ParcelRefusal>, says: string): Result<string, string> {
  return done.ok ? ok(says) : refuse(wordsOf(done.refusal))
}

const plainWords = {
  no_such_order: 'There is no order of that number.',
  tracking_taken: 'Nothing was done: another parcel travels under this number.',
  tracking_needed: 'Parcels abroad are booked by hand: hand-over <order> <tracking>.',
  tracking_unknown: 'Nothing was done: the carrier writes no such numbers.',
  not_on_shelf: 'Nothing was done: too few of its goods lie in lots that can be sent.',
  lot_recalled: 'Nothing was done: units of a lot that is being recalled lie in it.',
  label_booked: 'Nothing was done: its label is still valid. put-away ends it.',
  label_outdated: 'The order changed meanwhile, and the new label was put away. Try again.',
  wrong_contents: 'Nothing was done: what lies in the boxes is not what the order asks for.',
} as const

type MoveRefusal = BookingRefusal | { code: 'tracking_unknown' }

function isPlain(refusal: MoveRefusal): refusal is Extract<MoveRefusal, { code: keyof typeof plainWords }> {
  return refusal.code in plainWords
}

function wordsOf(refusal: MoveRefusal): string {
  if (isPlain(refusal)) return plainWords[refusal.code]
  switch (refusal.code) {
    case 'no_such_transition':
      return `Nothing was done: the order is ${refusal.status}.`
    case 'wrong_amount':
      return `Nothing was done: at most ${refusal.most} is possible.`
    case 'order_held':
      return `Nothing was done: the order is held (${refusal.reason}). release lets it go.`
    case 'courier_refused':
      return `The courier refuses: ${refusal.text}`
    case 'courier_unknown':
      return `The courier does not answer: ${refusal.reason}. Try again.`
    case 'box_too_large':
      return `Nothing was done: the courier does not carry such a box (${refusal.because}).`
    case 'not_joinable':
      return `Nothing was done: the orders in its box do not belong together (${refusal.why}).`
  }
}
