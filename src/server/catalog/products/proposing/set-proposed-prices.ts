import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#rules/actor.ts'
import type { ShelfPrices } from '#rules/catalog/shelf-price.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { saveWeighedChange } from '../judging/weigh-change.ts'
import { findCarriedOut, noteCarriedOut } from './carried-out.ts'
import { weighPrices, type PricesRefusal, type PricesWanted } from './weigh-prices.ts'

/** `seen`: the prices that stood when these were proposed. `key`: of the approval. */
type Wanted = Omit<PricesWanted, 'now'> & { actor: Actor; seen: ShelfPrices; reason: string; key: string }

export type ProposedRefusal = PricesRefusal | { code: 'prices_changed' }

/**
 * Makes prices that were proposed those of the product (GDS-52), unless they have become others meanwhile; texts and stock may have. Under
 * one key it is done once, whatever the prices have become since.
 */
export async function setProposedPrices(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, seen, reason, key, ...wanted }: Wanted,
): Promise<Result<{ version: number }, ProposedRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const done = await findCarriedOut(tx, key)
    if (done) return ok(done)
    const found = await weighPrices(tx, { ...wanted, now })
    if (!found.ok) return found
    const { row, stood, after, weighed } = found.value
    const isThere = Object.keys(after).length === 0
    if (!isThere && !isDeepStrictEqual(stood, seen)) return refuse({ code: 'prices_changed' })
    const version = isThere ? row.version : await saveWeighedChange(tx, { row, actor, ...weighed, reason, now })
    await noteCarriedOut(tx, { key, product: row.id, version, now })
    return ok({ version })
  })
}
