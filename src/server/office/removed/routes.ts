import { addDays } from '#rules/calendar.ts'
import { daysPutAway, readRemovedPlace, removedKindsOf, writeRemovedPlace } from '#rules/staff/put-away.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staffLists } from '#server/platform/office/office-procedures.ts'
import { kindsOfRemoved } from './removed-kinds.ts'

const rowsOfPage = 50

export const removedRoutes = {
  list: staffLists.removed.list.handler(async ({ context: { shop, staffId, permissions }, input: { kind: asked, cursor } }) => {
    const kinds = removedKindsOf((permission) => permissions.has(permission))
    const kind = asked ?? kinds[0]
    if (kind === undefined) return { kinds: [], rows: [], next: null }
    if (!kinds.includes(kind)) throw problem({ status: 'permission_denied' })
    const since = addDays(shop.now(), -daysPutAway)
    const found = await kindsOfRemoved[kind].list(shop, { staffId, since, before: readRemovedPlace(cursor), most: rowsOfPage + 1 })
    const rows = found.slice(0, rowsOfPage)
    const last = rows.at(-1)
    return {
      kinds: [...kinds],
      rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
      next: last && found.length > rows.length ? writeRemovedPlace(last) : null,
    }
  }),
}
