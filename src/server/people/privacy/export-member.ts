import type { Shop } from '#server/platform/shop.ts'
import { holdings } from './holdings.ts'
import { findPerson, listHeld } from './store.ts'

/** Everything the shop holds about a member, as it lies there, for themselves to keep. Secrets of the shop are left out. */
export async function exportMember(
  shop: Shop,
  memberId: number,
): Promise<{ exported_at: string; member: unknown; holdings: Record<string, unknown[]> }> {
  const { db } = shop.database
  const held: Record<string, unknown[]> = {}
  for (const [table, holding] of Object.entries(holdings)) held[table] = await listHeld(db, { holding, memberId })
  return { exported_at: shop.now().toISOString(), member: await findPerson(db, memberId), holdings: held }
}
