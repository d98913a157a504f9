import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { anyOf } from '#database/any-of.ts'
import type { TodayTileKind } from '#rules/orders/tile-limits.ts'

/** False when it is red already. */
export async function saveRedTile(tx: Tx, { kind, since }: { kind: TodayTileKind; since: Date }): Promise<boolean> {
  const row = await tx
    .insertInto('red_tiles')
    .values({ kind, since })
    .onConflict((same) => same.column('kind').doNothing())
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}

/** Whatever is red no longer. */
export async function deleteCalmTiles(tx: Tx, red: readonly TodayTileKind[]): Promise<void> {
  await tx
    .deleteFrom('red_tiles')
    .where(sql<boolean>`not (kind = ${anyOf(red, 'text')})`)
    .execute()
}
