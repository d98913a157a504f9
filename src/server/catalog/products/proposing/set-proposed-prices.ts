import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#rules/actor.ts'
import type { ShelfPrices } from '#rules/catalog/shelf-price.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { saveWeighedChange } from '../judging/weigh-change.ts'
import { weighPrices, type PricesRefusal, type PricesWanted } from './weigh-prices.ts'

/** `seen`: the prices that stood when these were proposed. */
type Wanted = Omit<PricesWanted, 'now'> & { actor: Actor; seen: ShelfPrices; reason: string }

export type ProposedRefusal = PricesRefusal | { code: 'prices_changed' }

/**
 * Makes prices that were proposed those of the product (GDS-52), unless they have become others meanwhile; texts and stock may have. Done
 * twice, the second time finds them as they are to be.
 */
export async function setProposedPrices(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, seen, reason, ...wanted }: Wanted,
): Promise<Result<{ version: number }, ProposedRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const found = await weighPrices(tx, { ...wanted, now })
    if (!found.ok) return found
    const { row, stood, after, weighed } = found.value
    if (Object.keys(after).length === 0) return ok({ version: row.version })
    if (!isDeepStrictEqual(stood, seen)) return refuse({ code: 'prices_changed' })
    return ok({ version: await saveWeighedChange(tx, { row, actor, ...weighed, reason, now }) })
  })
}
