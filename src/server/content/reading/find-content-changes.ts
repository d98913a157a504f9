import * as z from 'zod'
import { findNotedChanges } from '#server/platform/content/find-noted-changes.ts'
import type { HeardChanges } from '#server/platform/content/followed-content.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findShownByClock } from './store.ts'

const marked = z.object({ noted: z.string(), byClock: z.record(z.string(), z.string()) })

/**
 * The subjects of content that changed since a mark. The database notes what is written; what comes and goes by the clock
 * (banners, articles, special periods) is compared with what was shown then.
 */
export async function findContentChanges(shop: Pick<Shop, 'database' | 'now'>, since: string | undefined): Promise<HeardChanges> {
  const last = since === undefined ? undefined : marked.parse(JSON.parse(since))
  const noted = await findNotedChanges(shop, last?.noted)
  const byClock = await findShownByClock(shop.database.db, shop.now())
  const turned = Object.entries(byClock)
    .filter(([subject, shown]) => last?.byClock[subject] !== shown)
    .map(([subject]) => subject)
  return {
    changed: noted.changed === 'everything' ? 'everything' : [...noted.changed, ...turned],
    mark: JSON.stringify({ noted: noted.mark, byClock }),
  }
}
