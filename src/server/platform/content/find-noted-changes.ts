import * as z from 'zod'
import type { Shop } from '#server/platform/shop.ts'
import type { HeardChanges } from './followed-content.ts'
import { listNotesSince } from './store.ts'

/** More subjects than that at once are as good as everything. */
const most = 1000

const marked = z.object({ seen: z.string(), server: z.string() })

/**
 * The subjects that changed since a mark, as the database noted them. Everything when that cannot be told: at first, when
 * notes have been forgotten meanwhile, and when another server answers than before.
 */
export async function findNotedChanges({ database }: Pick<Shop, 'database'>, since: string | undefined): Promise<HeardChanges> {
  const last = since === undefined ? undefined : marked.parse(JSON.parse(since))
  const { seen, server, whole, subjects } = await listNotesSince(database.db, { since: last?.seen ?? null, most: most + 1 })
  const isTold =
    last !== undefined && last.server === server && whole === true && subjects.length <= most && !subjects.includes('everything')
  return { changed: isTold ? subjects : 'everything', mark: JSON.stringify({ seen, server }) }
}
