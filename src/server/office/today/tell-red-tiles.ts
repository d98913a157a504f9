import { sharedTiles, tileFacts } from '#rules/orders/today-tiles.ts'
import { tellStaff } from '#server/office/notices/published/tell-staff.ts'
import { listHoldersOf } from '#server/people/staff/published/list-holders-of.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deleteCalmTiles, saveRedTile } from './red-tile-store.ts'
import { weighTiles } from './weigh-tiles.ts'

/**
 * Tells whose work it is that a tile of 今日 has turned red (NAV-32): once for as long as it stays so. Cases that a person has alone
 * are told by themselves, as each of them comes.
 */
export async function tellRedTiles(shop: Shop): Promise<void> {
  const now = shop.now()
  const tiles = await weighTiles(shop, { kinds: sharedTiles, whose: null, now })
  const red = tiles.flatMap(({ kind, tone }) => (tone === 'red' ? [kind] : []))
  await shop.database.transaction(async (tx) => {
    await deleteCalmTiles(tx, red)
    for (const tile of red) {
      if (!(await saveRedTile(tx, { kind: tile, since: now }))) continue
      const to = await listHoldersOf(tx, tileFacts[tile].needs)
      await tellStaff(tx, { notice: { kind: 'tiles', tile }, key: `tile ${tile} red since ${now.toISOString()}`, to, by: null, now })
    }
  })
}
