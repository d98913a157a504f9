import type { Shop } from '#server/platform/shop.ts'
import { revokeNamedSession, revokeSessionsOf } from './session-store.ts'

/** Ends one session of a member. Answers whether there was one; of another member's it cannot tell that it is there. */
export async function endSession(shop: Shop, { memberId, publicId }: { memberId: number; publicId: string }): Promise<boolean> {
  return revokeNamedSession(shop.database.db, { memberId, publicId, now: shop.now() })
}

/** Ends every session of a member but `except`, if that is to stay; answers how many ended. From then on no copy of the shop knows them. */
export async function endSessions(shop: Shop, { memberId, except }: { memberId: number; except?: number | undefined }): Promise<number> {
  return (await revokeSessionsOf(shop.database.db, { memberId, except, now: shop.now() })).length
}
