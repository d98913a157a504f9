import type { Actor } from '#rules/actor.ts'
import { readOldAddress, wholeOf } from '#rules/redirects/redirect-paths.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deleteRedirect, findRedirectFrom, lockRedirects } from './store.ts'

/** Has an old address lead nowhere any more. */
export async function removeRedirect(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, from }: { actor: Actor; from: string },
): Promise<Result<string, { code: 'unknown_redirect' }>> {
  const read = readOldAddress(from)
  return shop.database.transaction(async (tx) => {
    await lockRedirects(tx)
    const row = read ? await findRedirectFrom(tx, wholeOf(read)) : undefined
    if (!row) return refuse({ code: 'unknown_redirect' })
    const { id, ...before } = row
    await deleteRedirect(tx, id)
    await writeAuditEntry(tx, {
      actor,
      verb: 'remove-redirect',
      subject: `redirect ${row.from_path}`,
      before,
      after: null,
      now: shop.now(),
    })
    return ok(row.from_path)
  })
}
