import { presenceNeeds } from '#rules/staff/presence.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { tellPresence } from './tell-presence.ts'

export const presenceRoutes = {
  tell: staff.presence.tell.handler(async ({ context: { shop, staffId, permissions }, input: { kind, id } }) => {
    if (!permissions.has(presenceNeeds[kind])) throw problem({ status: 'permission_denied' })
    return { others: await tellPresence(shop, { staffId, kind, id }) }
  }),
}
