import type { Actor } from '#rules/actor.ts'
import { isKeptPath, keysOfTarget, readOldAddress, targetPathOf, wholeOf } from '#rules/redirects/redirect-paths.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createRedirect, findChain, findRedirectFrom, lockRedirects, saveRedirectRow, type RedirectRow } from './store.ts'

/** As somebody writes it; `from` may be a whole address of another house. */
export type RedirectSaid = { from: string; to: string; status?: 301 | 302 | undefined }

export type RedirectRefusal =
  | { code: 'wrong_value'; field: 'from' | 'to' }
  /** It leads to itself, on from one to the next, or back (`by`: the other one). */
  | { code: 'redirect_loop'; by: string }

type Saving = { actor: Actor; redirect: RedirectSaid }

/**
 * Says where an old address leads, or where it leads from now on. A page that there is stays where it is: redirects are only looked for
 * where there is none. Told twice, the second time changes nothing.
 */
export async function saveRedirect(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, redirect }: Saving,
): Promise<Result<RedirectRow, RedirectRefusal>> {
  const from = readOldAddress(redirect.from)
  if (!from || isKeptPath(from)) return refuse({ code: 'wrong_value', field: 'from' })
  const to = /^\s*\/(?!\/)/.test(redirect.to) ? readOldAddress(redirect.to) : null
  if (!to) return refuse({ code: 'wrong_value', field: 'to' })
  const [from_path, to_path, toKeys] = [wholeOf(from), targetPathOf(to), keysOfTarget(to)]
  if (toKeys.includes(from_path)) return refuse({ code: 'redirect_loop', by: from_path })
  return shop.database.transaction(async (tx) => {
    await lockRedirects(tx)
    const chained = await findChain(tx, { from: from_path, toKeys })
    if (chained !== undefined) return refuse({ code: 'redirect_loop', by: chained })
    const stood = await findRedirectFrom(tx, from_path)
    const said = { from_path, to_path, status: redirect.status ?? stood?.status ?? 301 }
    const subject = `redirect ${from_path}`
    if (!stood) {
      const id = await createRedirect(tx, { ...said, to_keys: toKeys })
      await writeAuditEntry(tx, { actor, verb: 'set-redirect', subject, before: null, after: said, now: shop.now() })
      return ok({ id, ...said })
    }
    const { before, after } = changedFields(stood, said)
    if (Object.keys(after).length === 0) return ok(stood)
    await saveRedirectRow(tx, { id: stood.id, change: { ...after, to_keys: toKeys } })
    await writeAuditEntry(tx, { actor, verb: 'set-redirect', subject, before, after, now: shop.now() })
    return ok({ ...stood, ...said })
  })
}
