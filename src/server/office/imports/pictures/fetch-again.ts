import { ok, refuse, type Result } from '#rules/result.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mayImport, type By } from '../asking/ask-import.ts'
import { lockImport } from '../store.ts'
import { isApplied } from './fetch-pictures.ts'
import { beginFetching, putBackFailed } from './store.ts'

/** Fetches once more what did not come. Pressed twice, it is fetched once. */
export async function fetchAgain(
  { database }: Shop,
  { id, permissions }: { id: number; permissions: By['permissions'] },
): Promise<Result<'done', { code: 'not_found' | 'import_moved' | 'permission_denied' }>> {
  return database.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (!row) return refuse({ code: 'not_found' })
    if (!isApplied(row)) return refuse({ code: 'import_moved' })
    if (!mayImport(permissions, { kind: row.kind, fields: row.matching as (string | null)[] })) return refuse({ code: 'permission_denied' })
    const put = await putBackFailed(tx, id)
    if (put > 0 && (await beginFetching(tx, id))) await tellLater(tx, { name: 'import-pictures-asked', importId: id })
    return ok('done')
  })
}
