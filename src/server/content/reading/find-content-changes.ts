import * as z from 'zod'
import { answeredIn } from '#database/waiting/answered-in.ts'
import { findNotedChanges } from '#server/platform/content/find-noted-changes.ts'
import type { HeardChanges } from '#server/platform/content/followed-content.ts'
import { askFirst } from '#server/platform/standbys/ask-standby.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findShownByClock } from './store.ts'

const marked = z.object({ noted: z.string(), byClock: z.record(z.string(), z.string()) })

/** A standby that has not said what changed by then is left: nobody waits for a page meanwhile. */
const patienceMs = 500

/**
 * The subjects of content that changed since a mark, from a standby where one is fresh: from then on pages are read from whoever has
 * answered. What changed by another server than before is everything, since the mark is none of its own.
 */
export async function findContentChanges(
  shop: Pick<Shop, 'database' | 'standbys' | 'now'>,
  since: string | undefined,
): Promise<HeardChanges> {
  const standby = shop.standbys?.choose() ?? null
  const behindMs = standby?.behindMs ?? 0
  const { heard, by } = await askFirst(standby, {
    shop,
    read: async (asked, by) => {
      const hearing = findChangesSince(asked, since)
      return { heard: await (by ? answeredIn(patienceMs, hearing) : hearing), by }
    },
  })
  shop.standbys?.follow(by)
  return { ...heard, behindMs }
}

/** The database notes what is written; what comes and goes by the clock (banners, articles, special periods) is compared with what was shown then. */
async function findChangesSince(shop: Pick<Shop, 'database' | 'now'>, since: string | undefined): Promise<HeardChanges> {
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
