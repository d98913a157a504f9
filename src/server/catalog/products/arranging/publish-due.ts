import type { Shop } from '#server/platform/shop.ts'
import { publishArrangement } from './publish-arrangement.ts'
import { findArrangementRow, listDueKinds, lockArrangement, saveArrangement } from './store.ts'

/** Publishes the drafts whose time has come; one that cannot be published any more stays a draft, and says why. */
export async function publishDue(shop: Shop): Promise<void> {
  const { db } = shop.database
  for (const kind of await listDueKinds(db, shop.now())) {
    const { version } = await findArrangementRow(db, kind)
    const published = await publishArrangement(shop, { kind, actor: { kind: 'system', id: 'schedule' }, version })
    // Whoever changed it in this moment is asked again in a minute.
    if (published.ok || published.refusal.code === 'edit_conflict') continue
    const why = published.refusal.code
    await shop.database.transaction(async (tx) => {
      if ((await lockArrangement(tx, kind)).version === version) await saveArrangement(tx, kind, { publish_at: null, not_published: why })
    })
  }
}
