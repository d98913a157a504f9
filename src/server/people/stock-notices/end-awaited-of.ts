import type { Shop } from '#server/platform/shop.ts'
import { removeMembersNotice } from './store.ts'

/** A member does not wait any more; what is not theirs stays. */
export async function endAwaitedOf({ database }: Shop, ended: { memberId: number; id: number }): Promise<void> {
  await removeMembersNotice(database.db, ended)
}
