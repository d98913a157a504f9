import { findInbound, listInbound } from '#server/catalog/products/inbound/find-inbound.ts'
import { receiveInbound, type ReceiveRefusal } from '#server/catalog/products/inbound/receive-inbound.ts'
import { scanInbound } from '#server/catalog/products/inbound/scan-inbound.ts'
import { changeInbound, createInbound } from '#server/catalog/products/inbound/write-inbound.ts'
import { addLine, changeLine, removeLine } from '#server/catalog/products/inbound/write-lines.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff, staffLists } from '#server/platform/office/office-procedures.ts'
import { setsPrices } from '../products/sets-prices.ts'
import { seesCost } from '../products/sees-cost.ts'

const { inbound } = staff

export const inboundRoutes = {
  list: staffLists.inbound.list.handler(async ({ context: { shop }, input: { view, cursor } }) => listInbound(shop, { view, cursor })),

  find: inbound.find.handler(async ({ context: { shop, language, permissions }, input: { id } }) => {
    const found = await findInbound(shop, { id, language, seesCost: seesCost(permissions) })
    if (!found) throw problem({ status: 'not_found' })
    return found
  }),

  create: inbound.create.handler(async ({ context: { shop, actor }, input: about }) => ({
    id: await createInbound(shop, { actor, about }),
  })),

  change: inbound.change.handler(async ({ context: { shop, actor }, input: { id, ...about } }) => {
    const changed = await changeInbound(shop, { actor, id, about })
    if (!changed.ok) throw inboundProblem(changed.refusal)
    return { status: changed.value }
  }),

  addLine: inbound.addLine.handler(async ({ context: { shop, actor, permissions }, input: { id, product, unit_cost_cents, ...said } }) => {
    if (unit_cost_cents !== undefined && !setsPrices(permissions)) throw problem({ status: 'permission_denied' })
    const added = await addLine(shop, { actor, id, product, said: { ...said, unitCost: unit_cost_cents } })
    if (added.ok) return { id: added.value }
    const { refusal } = added
    throw refusal.code === 'unknown_product' ? problem({ status: 'product_not_found' }) : inboundProblem(refusal)
  }),

  changeLine: inbound.changeLine.handler(
    async ({ context: { shop, actor, permissions }, input: { id, line, unit_cost_cents, ...said } }) => {
      if (unit_cost_cents !== undefined && !setsPrices(permissions)) throw problem({ status: 'permission_denied' })
      const changed = await changeLine(shop, { actor, id, line, said: { ...said, unitCost: unit_cost_cents } })
      if (!changed.ok) throw inboundProblem(changed.refusal)
      return { status: changed.value }
    },
  ),

  removeLine: inbound.removeLine.handler(async ({ context: { shop, actor }, input: { id, line } }) => {
    const removed = await removeLine(shop, { actor, id, line })
    if (removed.ok) return { status: removed.value }
    const { refusal } = removed
    throw refusal.code === 'line_counted' ? problem({ status: 'line_counted' }) : inboundProblem(refusal)
  }),

  scan: inbound.scan.handler(async ({ context: { shop, actor, language }, input: { id, device_key: deviceKey, scans } }) => {
    const read = scans.map(({ at, ...scan }) => ({ ...scan, at: new Date(at) }))
    const scanned = await scanInbound(shop, { id, deviceKey, scans: read, actor, language })
    if (!scanned.ok) throw problem({ status: 'not_found' })
    return scanned.value
  }),

  receive: inbound.receive.handler(async ({ context: { shop, actor }, input }) => {
    const received = await receiveInbound(shop, { ...input, actor })
    if (!received.ok) throw inboundProblem(received.refusal)
    return received.value
  }),
}

function inboundProblem(refusal: ReceiveRefusal) {
  switch (refusal.code) {
    case 'no_such_delivery':
    case 'unknown_lot':
      return problem({ status: 'not_found' })
    case 'delivery_closed':
      return problem({ status: 'delivery_closed' })
    case 'lot_required':
      return problem({ status: 'lot_required' })
    case 'expiry_unlikely':
      return problem({ status: 'expiry_unlikely', details: { why: refusal.why } })
    case 'too_much':
      return problem({ status: 'validation_error', details: { errors: { units: 'invalid' } } })
  }
}
