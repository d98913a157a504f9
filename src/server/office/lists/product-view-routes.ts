import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { listRoles } from '#server/people/staff/published/roles-of-staff.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import type { Shop } from '#server/platform/shop.ts'
import { changeSavedView, createSavedView, putViewAway } from './views/change-view.ts'
import { listViews } from './views/list-views.ts'
import { viewProblem } from './views/view-problem.ts'
import { saveColumns } from './views/view-store.ts'

const { productViews } = staff
const page = 'products'

/** The views of the list of products: those of a person, and those that somebody who publishes goods made for everybody (GDS-04). */
export const productViewRoutes = {
  list: productViews.list.handler(async ({ context: { shop, staffId } }) => {
    const { views, columns } = await listViews(shop, { page, staffId })
    return { views, columns }
  }),

  save: productViews.save.handler(async ({ context: { shop, staffId, actor, permissions }, input: { everybody, ...said } }) => {
    const roles = await rolesFor(shop, { everybody, permissions })
    return { id: await createSavedView(shop, { ...said, roles, page, staffId, actor }) }
  }),

  change: productViews.change.handler(async ({ context: { shop, staffId, actor, permissions }, input: { everybody, ...said } }) => {
    const roles = await rolesFor(shop, { everybody, permissions })
    const changed = await changeSavedView(shop, { ...said, roles, staffId, actor })
    if (!changed.ok) throw problem(viewProblem(changed.refusal))
    return { version: changed.value }
  }),

  remove: productViews.remove.handler(async ({ context: { shop, staffId, actor }, input: { id } }) => {
    const done = await putViewAway(shop, { id, staffId, actor, away: 'away' })
    if (!done.ok) throw problem(viewProblem(done.refusal))
    return { status: 'done' as const }
  }),

  restore: productViews.restore.handler(async ({ context: { shop, staffId, actor }, input: { id } }) => {
    const done = await putViewAway(shop, { id, staffId, actor, away: 'back' })
    if (!done.ok) throw problem(viewProblem(done.refusal))
    return { status: 'done' as const }
  }),

  arrange: productViews.arrange.handler(async ({ context: { shop, staffId }, input: columns }) => {
    await saveColumns(shop.database.db, { staffId, page, columns })
    return { status: 'done' as const }
  }),
}

type Wish = { everybody: boolean; permissions: ReadonlyMap<PermissionName, Share> }

/** Everybody is every role that there is. */
async function rolesFor(shop: Shop, { everybody, permissions }: Wish): Promise<number[]> {
  if (!everybody) return []
  if (!permissions.has('products.publish')) throw problem({ status: 'permission_denied' })
  return (await listRoles(shop.database.db)).map(({ id }) => id)
}
