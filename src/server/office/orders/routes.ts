import { staff, staffLists } from '#server/platform/office/office-procedures.ts'
import { noteDataView } from '#server/platform/audit/note-data-view.ts'
import { problem } from '#server/platform/http/problem.ts'
import { sightOf } from '#server/sales/orders/for-staff/sight.ts'
import { listOrdersForStaff } from '#server/sales/orders/for-staff/list-orders-for-staff.ts'
import { askCourierAboutOne } from '#server/delivery/fulfilment/ask-courier.ts'
import { followParcel } from '#server/delivery/fulfilment/follow-parcel.ts'
import { handOver } from '#server/delivery/fulfilment/hand-over.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { holdOrder, releaseOrder } from '#server/sales/orders/holding/hold-order.ts'
import { cancelForBuyer } from '#server/sales/cancelling/cancel-for-buyer.ts'
import { countPlacedSince } from '#server/sales/orders/for-staff/find-page.ts'
import { findOfficeOrder } from './find-office-order.ts'
import { ordersMeant } from './orders-of-filter.ts'
import { problemOfMove } from './problem-of-move.ts'

export const orderRoutes = {
  list: staffLists.orders.list.handler(async ({ context: { shop, language, permissions }, input }) =>
    listOrdersForStaff(shop, {
      filter: ordersMeant(input, shop.now()),
      words: input.words,
      sort: input.sort,
      cursor: input.cursor,
      rows: input.rows,
      language,
      sight: sightOf(permissions, shop.now()),
    }),
  ),

  countNewer: staffLists.orders.countNewer.handler(async ({ context: { shop }, input: { since, words: _words, ...meant } }) => {
    const filter = ordersMeant(meant, shop.now())
    return { count: await countPlacedSince(shop.database.db, { filter, since: new Date(since) }) }
  }),

  find: staff.orders.find.handler(async ({ context: { shop, language, permissions, staffId, apiKeyId, address }, input: { number } }) => {
    const found = await findOfficeOrder(shop, { number, language, permissions })
    if (!found) throw problem({ status: 'invalid_order_number' })
    const { order, seesPeople, ...rest } = found
    if (seesPeople)
      await noteDataView(shop, {
        by: apiKeyId === null ? { staffId } : { apiKeyId },
        address,
        kind: 'order',
        object: `order ${order.hashed_id}`,
      })
    return { order, ...rest }
  }),

  cancel: staff.orders.cancel.handler(async ({ context: { shop, actor }, input: { number, reason } }) => {
    const done = await cancelForBuyer(shop, { number, reason, by: actor.id })
    if (!done.ok) throw problem(problemOfMove(done.refusal))
    return { status: 'cancel' }
  }),

  hold: staff.orders.hold.handler(async ({ context: { shop, actor }, input: { number, reason } }) => {
    const done = await holdOrder(shop, { number, reason, by: actor.id })
    if (!done.ok) throw problem(problemOfMove(done.refusal))
    return { status: done.value }
  }),

  release: staff.orders.release.handler(async ({ context: { shop, actor }, input: { number } }) => {
    const done = await releaseOrder(shop, { number, by: actor.id })
    if (!done.ok) throw problem(problemOfMove(done.refusal))
    return { status: done.value }
  }),

  startPicking: staff.orders.startPicking.handler(async ({ context: { shop, actor }, input: { number } }) => {
    const done = await startPicking(shop, { number, by: actor.id })
    if (!done.ok) throw problem(problemOfMove(done.refusal))
    return { status: done.value }
  }),

  handOver: staff.orders.handOver.handler(async ({ context: { shop, actor }, input: { number, tracking } }) => {
    const done = await handOver(shop, { number, tracking, by: actor.id })
    if (!done.ok) throw problem(problemOfMove(done.refusal))
    return { status: done.value }
  }),

  atStore: staff.orders.atStore.handler(async ({ context: { shop, actor }, input: { number } }) => {
    const done = await followParcel(shop, { number, event: 'arrived_at_store', actor: 'operations', by: actor.id })
    if (!done.ok) throw problem(problemOfMove(done.refusal))
    return { status: 'delivered' }
  }),

  delivered: staff.orders.delivered.handler(async ({ context: { shop, actor }, input: { number } }) => {
    const acting = { number, actor: 'operations', by: actor.id } as const
    const brought = await followParcel(shop, { ...acting, event: 'delivered' })
    const done = brought.ok ? brought : await followParcel(shop, { ...acting, event: 'picked_up' })
    if (!done.ok) throw problem(problemOfMove(done.refusal))
    return { status: 'finished' }
  }),

  askCourier: staff.orders.askCourier.handler(async ({ context: { shop }, input: { number } }) => {
    const asked = await askCourierAboutOne(shop, { number })
    if (!asked.ok) throw problem(problemOfMove(asked.refusal))
    return { status: asked.value }
  }),
}
