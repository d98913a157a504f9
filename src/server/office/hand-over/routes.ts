import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { closeHandOver } from '#server/delivery/fulfilment/handing-over/close-hand-over.ts'
import { scanAtDoor } from '#server/delivery/fulfilment/handing-over/scan-at-door.ts'
import { findHandOverPaper } from '#server/delivery/shipments/hand-over-lists/hand-over-lists.ts'
import { findWaiting } from './find-waiting.ts'

export const handOverRoutes = {
  waiting: staff.handOver.waiting.handler(async ({ context: { shop } }) => findWaiting(shop)),

  scan: staff.handOver.scan.handler(async ({ context: { shop, actor }, input: { codes } }) => {
    const scans = await scanAtDoor(shop, { codes, by: actor.id })
    return { scans: scans.map(({ boxId, numbers, ...scan }) => ({ ...scan, box_id: boxId, orders: numbers })) }
  }),

  close: staff.handOver.close.handler(async ({ context: { shop, actor }, input }) => {
    const closed = await closeHandOver(shop, { ...input, by: actor.id })
    if (!closed.ok) throw problem({ status: closed.refusal.code })
    const { list, sent, refused } = closed.value
    return { list, sent, refused: refused.map(({ numbers, ...box }) => ({ ...box, orders: numbers })) }
  }),

  paperFile: staff.handOver.paperFile.handler(async ({ context: { shop }, input: { file } }) => {
    const paper = await findHandOverPaper(shop, file)
    if (!paper) throw problem({ status: 'not_found' })
    return new File([paper.pdf], `${paper.number}.pdf`, { type: 'application/pdf' })
  }),
}
