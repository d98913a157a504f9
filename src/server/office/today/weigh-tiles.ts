import pLimit from 'p-limit'
import { toneOf, worseOf, type TodayTileKind, type Tone } from '#rules/orders/tile-limits.ts'
import { coldToPick } from '#rules/orders/today-tiles.ts'
import type { Shop } from '#server/platform/shop.ts'
import { countOrdersMeant, countTile, type TileCount, type Whose } from './tile-counts.ts'

export type WeighedTile = TileCount & { kind: TodayTileKind; tone: Tone }

/** Tiles are counted side by side, so many at once. */
const sideBySide = 3

/** These tiles as far as they have cases, with how pressing each is (TDY-03). `whose`: of whom the cases are that a person has alone. */
export async function weighTiles(
  shop: Shop,
  { kinds, whose, now }: { kinds: readonly TodayTileKind[]; whose: Whose | null; now: Date },
): Promise<WeighedTile[]> {
  const { hours } = (await shop.terms()).today
  const counted = await pLimit(sideBySide).map(kinds, async (kind) => ({ kind, ...(await countTile(shop, { kind, whose, now })) }))
  const tiles = counted
    .filter(({ count }) => count > 0)
    .map((tile) => ({ ...tile, tone: toneOf(hours[tile.kind], { oldest: tile.oldest, now }) }))
  return pLimit(1).map(tiles, async (tile) =>
    tile.kind === 'to_pick' ? { ...tile, tone: worseOf(tile.tone, await toneOfCold(shop, now)) } : tile,
  )
}

/** What is kept cold waits shorter (TDY-03). */
async function toneOfCold(shop: Shop, now: Date): Promise<Tone> {
  const { oldest } = await countOrdersMeant(shop, { orders: coldToPick, now })
  return toneOf((await shop.terms()).today.hours.to_pick_cold, { oldest, now })
}
