import type { Tx } from '#database/connect.ts'
import { sum } from '#rules/money.ts'
import { judgeBox, referenceOf } from '#rules/shipping/box.ts'
import { judgeContents } from '#rules/shipping/box-contents.ts'
import { carrierOf } from '#rules/shipping/shipping.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { ParcelTerms } from '#rules/terms.ts'
import { lockRecalled } from '#server/catalog/products/published/recalled-units.ts'
import { stateOfBox, type Box } from '#server/delivery/shipments/boxes/box.ts'
import { countLabelsBefore, createBox, repackBox, saveBox, saveCollect } from '#server/delivery/shipments/boxes/save-box.ts'
import { listAmountsDue } from '#server/sales/orders/parcels/list-amounts-due.ts'
import { listUnits, type UnitsOfLine } from '#server/sales/orders/parcels/list-units.ts'
import type { BookingRefusal } from './booking-refusal.ts'
import { checkReady } from './check-ready.ts'
import { lockPacked, parcelsIn, type Packed } from './lock-packed.ts'
import { digestOf, parcelOfBox, valueOfBox, type ParcelFacts } from './parcel-of-box.ts'
import { replaceBox } from './replace-box.ts'
import { sharesOfCollect } from './shares-of-collect.ts'

/** A box that the courier is about to be asked for, under the name by which it is found again. */
export type Claim = { boxId: number; reference: string; parcel: ParcelFacts }

export type Claiming = { number: string; terms: ParcelTerms; now: Date }

/**
 * Writes down what the courier will be asked before he is: which boxes, under which names, to whom, and what he is to collect with each.
 * Told twice before he answered, the names are the same; when it goes elsewhere since, it is another parcel under another name.
 */
export async function claimBoxes(tx: Tx, { number, terms, now }: Claiming): Promise<Result<Claim[], BookingRefusal>> {
  const before = await lockPacked(tx, [number])
  const ready = checkReady(before, number)
  if (!ready.ok) return ready
  const orderIds = before.parcels.map(({ parcel }) => parcel.id)
  if ((await lockRecalled(tx, orderIds)).length > 0) return refuse({ code: 'lot_recalled' })
  const packed = await withBoxes(tx, { packed: before, number })
  const units = await listUnits(
    tx,
    packed.parcels.map(({ parcel }) => parcel.id),
  )
  const packs = await contentsOf(tx, { packed, units })
  if (!packs.ok) return packs
  const boxes = packs.value
  for (const box of boxes) {
    const facts = {
      carrier: box.carrier,
      sidesMm: box.sidesMm,
      sizeClass: box.sizeClass,
      weightG: box.weightG,
      value: valueOfBox(box, units),
    }
    const fits = judgeBox(facts, terms)
    if (!fits.ok) return fits
  }
  const due = await listAmountsDue(
    tx,
    packed.parcels.map(({ parcel }) => parcel.id),
  )
  const claims: Claim[] = []
  for (const box of boxes.filter((each) => stateOfBox(each) === 'open' || stateOfBox(each) === 'booking')) {
    const orders = sharesOfCollect(box, { boxes, due })
    const parcel = parcelsIn(box, packed).find((each) => each.parcel.id === box.orderId)?.parcel
    const facts = parcel && parcelOfBox(box, { parcel, collect: sum(orders.map(({ collect }) => collect)), units })
    if (facts) claims.push(await claim(tx, { box, number: parcel.hashed_id, facts, orders, now }))
  }
  return ok(claims)
}

/** A parcel that nobody put into a box lies in one. */
async function withBoxes(tx: Tx, { packed, number }: { packed: Packed; number: string }): Promise<Packed> {
  const own = packed.parcels.find(({ parcel }) => parcel.hashed_id === number)
  if (!own || packed.boxes.length > 0) return packed
  const { id, shipping_method } = own.parcel
  await createBox(tx, { orderId: id, carrier: carrierOf(shipping_method), boxNo: 1, kindId: null, weightG: null, lines: [] })
  return lockPacked(tx, [number])
}

/** What lies in the boxes; in a single one it is everything that is to be sent. */
async function contentsOf(
  tx: Tx,
  { packed: { boxes }, units }: { packed: Packed; units: readonly UnitsOfLine[] },
): Promise<Result<Box[], BookingRefusal>> {
  const lines = units.map(({ lineId, quantity }) => ({ lineId, quantity }))
  const judged = judgeContents(
    boxes.map((box) => box.lines),
    lines,
  )
  if (judged.ok) return ok([...boxes])
  const [only, ...others] = boxes
  if (!only || others.length > 0 || stateOfBox(only) === 'booked') return judged
  await repackBox(tx, { boxId: only.id, lines })
  return ok([{ ...only, lines }])
}

type Asking = { box: Box; number: string; facts: ParcelFacts; orders: readonly { orderId: number; collect: number }[]; now: Date }

async function claim(tx: Tx, { box, number, facts, orders, now }: Asking): Promise<Claim> {
  const told = digestOf(facts)
  if (box.reference !== null && box.told === told) return { boxId: box.id, reference: box.reference, parcel: facts }
  const boxId = box.reference === null ? box.id : await replaceBox(tx, { box, now })
  const reference = referenceOf({ number, boxNo: box.boxNo, labelsBefore: await countLabelsBefore(tx, box) })
  await saveBox(tx, { boxId, state: 'booking', reference, told })
  await saveCollect(tx, { boxId, orders })
  return { boxId, reference, parcel: facts }
}
