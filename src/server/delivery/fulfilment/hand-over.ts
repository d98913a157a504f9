import type { Tx } from '#database/connect.ts'
import { carrierOf } from '#rules/shipping/shipping.ts'
import { isTrackingNumber, tidyTrackingNumber } from '#rules/shipping/tracking-number.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { stateOfBox, type Box } from '#server/delivery/shipments/boxes/box.ts'
import { createBox, repackBox, saveCollect } from '#server/delivery/shipments/boxes/save-box.ts'
import { findOtherParcel } from '#server/delivery/shipments/find-other-parcel.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listAmountsDue } from '#server/sales/orders/parcels/list-amounts-due.ts'
import { listUnits } from '#server/sales/orders/parcels/list-units.ts'
import { boxesWith, lockPacked, parcelsIn, type Packed } from './booking/lock-packed.ts'
import { sharesOfCollect } from './booking/shares-of-collect.ts'
import { sendBox } from './handing-over/send-boxes.ts'
import type { ParcelRefusal } from './parcel-refusal.ts'

export type HandOver = {
  number: string
  /** The number that somebody typed of a box that was booked elsewhere; left out, the boxes go under the numbers of their labels. */
  tracking?: string | undefined
  by: string
}

type HandOverRefusal = ParcelRefusal | { code: 'tracking_needed' } | { code: 'tracking_unknown' }

/** The courier has a parcel: every box of it that has a label, or the next one under a number that somebody typed. */
export async function handOver(shop: Shop, { number, tracking, by }: HandOver): Promise<Result<'delivering' | 'picking', HandOverRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const packed = await lockPacked(tx, [number])
    const own = packed.parcels.find(({ parcel }) => parcel.hashed_id === number)
    if (!own) return refuse({ code: 'no_such_order' })
    if (own.whole.held_reason !== null) return refuse({ code: 'order_held', reason: own.whole.held_reason })
    if (own.parcel.status !== 'picking') return refuse({ code: 'no_such_transition', status: own.parcel.status })
    return tracking === undefined
      ? sendLabelled(tx, { packed, number, by, now })
      : sendUnder(tx, { packed, number, tracking: tidyTrackingNumber(tracking), by, now })
  })
}

type Sending = { packed: Packed; number: string; by: string; now: Date }

const labelled = (boxes: readonly Box[]) => boxes.filter((box) => stateOfBox(box) === 'booked')

async function sendLabelled(tx: Tx, { packed, number, by, now }: Sending): Promise<Result<'delivering' | 'picking', HandOverRefusal>> {
  const boxes = labelled(boxesWith(idOf(packed, number), packed))
  if (boxes.length === 0) return refuse({ code: 'tracking_needed' })
  let state = packed
  for (const box of boxes) {
    const sent = await send(tx, { packed: state, box, tracking: box.tracking ?? '', by, now })
    if (!sent.ok) return sent
    state = sent.value
  }
  return ok(hasAll(state, number) ? 'delivering' : 'picking')
}

async function sendUnder(
  tx: Tx,
  { packed, number, tracking, by, now }: Sending & { tracking: string },
): Promise<Result<'delivering' | 'picking', HandOverRefusal>> {
  const id = idOf(packed, number)
  const [parcel] = packed.parcels.filter((each) => each.parcel.id === id)
  const carrier = carrierOf(parcel?.parcel.shipping_method ?? 'ups')
  if (!isTrackingNumber(carrier, tracking)) return refuse({ code: 'tracking_unknown' })
  const boxes = boxesWith(id, packed)
  const own = labelled(boxes).find((box) => box.tracking === tracking)
  if (!own && labelled(boxes).length > 0) return refuse({ code: 'label_booked' })
  const ready = own ? { packed, box: own } : await boxToSend(tx, { packed, number })
  if (await findOtherParcel(tx, { shipmentId: ready.box.id, carrier, trackingNumber: tracking })) return refuse({ code: 'tracking_taken' })
  const sent = await send(tx, { ...ready, tracking, by, now })
  return sent.ok ? ok(hasAll(sent.value, number) ? 'delivering' : 'picking') : sent
}

/** The next box that is not sent yet, with everything in it when nobody said what lies where, and with what its courier is to collect. */
async function boxToSend(tx: Tx, { packed, number }: { packed: Packed; number: string }): Promise<{ packed: Packed; box: Box }> {
  const id = idOf(packed, number)
  let now = packed
  if (boxesWith(id, packed).length === 0) {
    const method = packed.parcels.find(({ parcel }) => parcel.id === id)?.parcel.shipping_method ?? 'ups'
    await createBox(tx, { orderId: id, carrier: carrierOf(method), boxNo: 1, kindId: null, weightG: null, lines: [] })
    now = await lockPacked(tx, [number])
  }
  const boxes = boxesWith(id, now)
  const box = boxes.find(({ handedOverAt }) => handedOverAt === null)
  if (!box) throw new Error(`Every box of ${number} is sent, and it is not`)
  const orders = parcelsIn(box, now).map(({ parcel }) => parcel.id)
  if (boxes.length === 1) await repackBox(tx, { boxId: box.id, lines: await listUnits(tx, orders) })
  await saveCollect(tx, { boxId: box.id, orders: sharesOfCollect(box, { boxes: now.boxes, due: await listAmountsDue(tx, orders) }) })
  return { packed: now, box }
}

type SendingBox = { packed: Packed; box: Box; tracking: string; by: string; now: Date }

async function send(tx: Tx, sending: SendingBox): Promise<Result<Packed, HandOverRefusal>> {
  const sent = await sendBox(tx, sending)
  if (!sent.ok) return sent
  const { box, tracking, by, now } = sending
  const actor = { kind: 'staff', id: by } as const
  await writeAuditEntry(tx, {
    actor,
    verb: 'hand-over',
    subject: `box ${box.id}`,
    before: null,
    after: { tracking, sent: sent.value.sent },
    now,
  })
  return ok(sent.value.packed)
}

const idOf = ({ parcels }: Packed, number: string) => parcels.find(({ parcel }) => parcel.hashed_id === number)?.parcel.id ?? 0

const hasAll = (packed: Packed, number: string) =>
  boxesWith(idOf(packed, number), packed).every(({ handedOverAt }) => handedOverAt !== null)
