import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { bookParcel } from '#server/delivery/fulfilment/book-parcel.ts'
import { joinParcels } from '#server/delivery/fulfilment/booking/join-parcels.ts'
import { partParcel } from '#server/delivery/fulfilment/booking/part-parcel.ts'
import { planBoxes } from '#server/delivery/fulfilment/booking/plan-boxes.ts'
import { putAwayLabel } from '#server/delivery/fulfilment/booking/put-away-label.ts'
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
    return { status: 'joined', needless_fees: permissions.has('orders.money') ? joined.value.needlessFees : null }
  }),

  part: staff.parcels.part.handler(async ({ context: { shop, actor }, input: { number } }) => {
    const parted = await partParcel(shop, { number, by: actor.id })
    if (!parted.ok) throw problem(problemOfMove(parted.refusal))
    return { status: 'parted' }
  }),
}
