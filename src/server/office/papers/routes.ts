import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { findPaper, printPickList, printSlips, type Printing } from '#server/delivery/packing/printing/print-papers.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import type { Shop } from '#server/platform/shop.ts'
import { sightOf } from '#server/sales/orders/for-staff/sight.ts'
import { listParcelNumbers } from '#server/sales/orders/published/parcels/parcels-on-paper.ts'
import { findSelection } from '../lists/selections/find-selection.ts'

export const paperRoutes = {
  slips: staff.papers.slips.handler(async ({ context, input: { is_test: isTest, ...whose } }) => {
    const printed = await printSlips(context.shop, { ...(await printingOf(context, whose)), isTest })
    if (!printed.ok) throw problem({ status: printed.refusal.code })
    return printed.value
  }),

  pickList: staff.papers.pickList.handler(async ({ context, input }) => {
    const printed = await printPickList(context.shop, await printingOf(context, input))
    if (!printed.ok) throw problem({ status: printed.refusal.code })
    return printed.value
  }),

  slipFile: staff.papers.slipFile.handler(async ({ context: { shop, staffId }, input: { file } }) => {
    const paper = await findPaper(shop, { id: file, staffId })
    if (!paper) throw problem({ status: 'not_found' })
    return new File([new Uint8Array(paper.bytes)], `${paper.kind}-${file}.pdf`, { type: 'application/pdf' })
  }),
}

type By = Pick<Printing, 'actor' | 'staffId'> & { shop: Shop; permissions: ReadonlyMap<PermissionName, Share> }
type Whose = { numbers?: string[] | undefined; selection?: number | undefined; wave?: number | undefined }

async function printingOf({ shop, actor, staffId, permissions }: By, { numbers = [], selection, wave }: Whose): Promise<Printing> {
  const sees = sightOf(permissions, shop.now()).seesGoodsOf
  if (wave !== undefined) return { source: { wave }, actor, staffId, sees }
  if (selection === undefined) return { source: { numbers }, actor, staffId, sees }
  const orderIds = await findSelection(shop, { id: selection, staffId })
  if (!orderIds) throw problem({ status: 'selection_ended' })
  return { source: { numbers: await listParcelNumbers(shop.database.db, orderIds) }, actor, staffId, sees }
}
