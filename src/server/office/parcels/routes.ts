import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { bookParcel } from '#server/delivery/fulfilment/book-parcel.ts'
import { findJoinable } from '#server/delivery/fulfilment/booking/find-joinable.ts'
import { joinParcels } from '#server/delivery/fulfilment/booking/join-parcels.ts'
import type { NeedlessFee } from '#server/delivery/fulfilment/booking/needless-fees.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { partParcel } from '#server/delivery/fulfilment/booking/part-parcel.ts'
import { planBoxes } from '#server/delivery/fulfilment/booking/plan-boxes.ts'
import { putAwayLabel } from '#server/delivery/fulfilment/booking/put-away-label.ts'
import { printLabel, printLabels, type PrintRefusal } from '#server/delivery/fulfilment/printing/print-labels.ts'
import { findLabel, type KeptLabel } from '#server/delivery/shipments/labels/kept-labels.ts'
import { problemOfMove } from '#server/office/orders/problem-of-move.ts'
import { findOfficeBoxes } from './find-office-boxes.ts'

export const parcelRoutes = {
  boxes: staff.parcels.boxes.handler(async ({ context: { shop }, input: { number } }) => {
    const found = await findOfficeBoxes(shop, number)
    if (!found) throw problem({ status: 'invalid_order_number' })
    return found
  }),

  plan: staff.parcels.plan.handler(async ({ context: { shop, actor }, input: { number, boxes } }) => {
    const planned = await planBoxes(shop, {
      number,
      boxes: boxes.map(({ kind_id: kindId, weight_g: weightG, lines }) => ({
        kindId,
        weightG,
        lines: lines?.map(({ line_id: lineId, quantity }) => ({ lineId, quantity })),
      })),
      by: actor.id,
    })
    if (planned.ok) return { status: 'planned' }
    throw planned.refusal.code === 'no_such_box_kind'
      ? problem({ status: 'validation_error', details: { errors: { kind_id: 'invalid' } } })
      : problem(problemOfMove(planned.refusal))
  }),

  book: staff.parcels.book.handler(async ({ context: { shop, actor }, input: { number } }) => {
    const booked = await bookParcel(shop, { number, by: actor.id })
    if (!booked.ok) throw problem(problemOfMove(booked.refusal))
    return { status: 'booked', ...booked.value }
  }),

  putAway: staff.parcels.putAway.handler(async ({ context: { shop, actor }, input: { id } }) => {
    const put = await putAwayLabel(shop, { boxId: id, actor })
    if (put.ok) return { status: 'put_away' }
    throw put.refusal.code === 'no_such_order' ? problem({ status: 'box_not_found' }) : problem(problemOfMove(put.refusal))
  }),

  join: staff.parcels.join.handler(async ({ context: { shop, actor, permissions }, input: { numbers } }) => {
    const joined = await joinParcels(shop, { numbers, by: actor.id })
    if (!joined.ok) throw problem(problemOfMove(joined.refusal))
    return { status: 'joined', needless_fees: presentFees(joined.value.needlessFees, permissions) }
  }),

  joinable: staff.parcels.joinable.handler(async ({ context: { shop, permissions }, input: { number } }) => {
    const found = await findJoinable(shop, number)
    if (!found) throw problem({ status: 'invalid_order_number' })
    return {
      joined: found.joined,
      can_part: found.canPart,
      joinable: found.joinable.map(({ placedAt, ...parcel }) => ({ ...parcel, placed_at: placedAt?.toISOString() ?? null })),
      needless_fees: presentFees(found.needlessFees, permissions),
    }
  }),

  part: staff.parcels.part.handler(async ({ context: { shop, actor }, input: { number } }) => {
    const parted = await partParcel(shop, { number, by: actor.id })
    if (!parted.ok) throw problem(problemOfMove(parted.refusal))
    return { status: 'parted' }
  }),

  labelFile: staff.parcels.labelFile.handler(async ({ context: { shop, actor }, input: { id } }) => {
    const printed = await printLabel(shop, { boxId: id, actor })
    if (!printed.ok) throw problem(problemOfPrint(printed.refusal))
    return { headers: bare, body: fileOf(printed.value) }
  }),

  print: staff.parcels.print.handler(async ({ context: { shop, actor }, input: { boxes } }) => {
    const printed = await printLabels(shop, { boxIds: boxes, actor })
    if (!printed.ok) throw problem(problemOfPrint(printed.refusal))
    return { documents: printed.value.map(({ id, boxIds }) => ({ id, boxes: boxIds })) }
  }),

  printedFile: staff.parcels.printedFile.handler(async ({ context: { shop }, input: { id } }) => {
    const label = await findLabel(shop, id)
    if (!label) throw problem({ status: 'not_found' })
    return { headers: bare, body: fileOf(label) }
  }),
}

function presentFees(fees: readonly NeedlessFee[], permissions: ReadonlyMap<PermissionName, Share>) {
  return permissions.has('orders.money') ? fees.map(({ isOpen: open, ...fee }) => ({ ...fee, open })) : null
}

/** A page of the courier's is shown as if it came from nowhere: it runs nothing and reaches nothing of the office. */
const bare = {
  'content-security-policy':
    "sandbox allow-modals; default-src 'none'; img-src https: data:; style-src 'unsafe-inline' https:; font-src https: data:; frame-ancestors 'none'",
}

const types = { pdf: 'application/pdf', html: 'text/html; charset=utf-8' } as const

function fileOf({ id, format, bytes }: KeptLabel): File {
  return new File([bytes], `label-${id}.${format}`, { type: types[format] })
}

function problemOfPrint(refusal: PrintRefusal): Parameters<typeof problem>[0] {
  switch (refusal.code) {
    case 'box_not_found':
    case 'no_label':
    case 'courier_unknown':
      return { status: refusal.code }
    case 'courier_refused':
      return { status: refusal.code, details: { text: refusal.text } }
  }
}
