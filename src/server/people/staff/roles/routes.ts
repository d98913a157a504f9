import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { putRoleAway, restoreRole } from './put-role-away.ts'

const done = { status: 'done' } as const

export const roleRoutes = {
  remove: staff.roles.remove.handler(async ({ context: { shop, actor }, input: { id } }) => {
    const away = await putRoleAway(shop, { id, actor })
    if (away.ok) return done
    throw problem({ status: away.refusal.code === 'no_such_role' ? 'not_found' : away.refusal.code })
  }),

  restore: staff.roles.restore.handler(async ({ context: { shop, actor }, input: { id } }) => {
    const back = await restoreRole(shop, { id, actor })
    if (back.ok) return done
    throw problem({ status: 'not_found' })
  }),
}
