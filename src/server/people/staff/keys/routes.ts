import { canBeScope, keyScopes } from '#rules/staff/api-key.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { createKey } from './create-key.ts'
import { endKey } from './end-key.ts'
import { listKeys } from './list-keys.ts'
import { readNetwork } from './networks.ts'

export const keyRoutes = {
  list: staff.keys.list.handler(async ({ context: { shop } }) => ({ keys: await listKeys(shop), scopes: [...keyScopes] })),

  create: staff.keys.create.handler(async ({ context: { shop, actor, staffId }, input: { name, scopes, networks, days } }) => {
    const read = networks.map(readNetwork)
    const wrong = read.flatMap((network, place) => (network === null ? [[`networks.${place}`, 'network'] as const] : []))
    if (wrong.length > 0) throw problem({ status: 'validation_error', details: { errors: Object.fromEntries(wrong) } })
    const known = read.filter((network) => network !== null)
    const made = await createKey(shop, { name, scopes: scopes.filter(canBeScope), networks: known, days, madeBy: staffId, actor })
    return { id: made.id, key: made.key, expires_at: made.expiresAt.toISOString() }
  }),

  end: staff.keys.end.handler(async ({ context: { shop, actor }, input: { id } }) => {
    if (!(await endKey(shop, { id, actor }))) throw problem({ status: 'not_found' })
    return { status: 'ended' }
  }),
}
