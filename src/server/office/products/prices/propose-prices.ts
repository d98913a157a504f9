import { shelfPriceNames, type PriceTarget, type ShelfPrices } from '#rules/catalog/shelf-price.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { weighPrices, type PricesRefusal } from '#server/catalog/products/proposing/weigh-prices.ts'
import { conflictSince, type SavedMeanwhile } from '#server/catalog/products/versions/conflict-since.ts'
import { listWaitingAbout } from '#server/office/approvals/list-waiting-about.ts'
import type { Shop } from '#server/platform/shop.ts'
import { pricesProposed, subjectOf } from './price-approvable.ts'

/** Under which name of the contract prices wait. */
export const callOfPrices = 'products.change'

/** `version`: of the product that was read. */
type Wanted = { id: number; version: number; change: Partial<ShelfPrices>; prices?: PriceTarget | undefined }

/** Whether a product could take these prices, before anybody is asked about them: those that were read still stand. */
export async function judgeProposal(
  shop: Shop,
  { version, ...wanted }: Wanted,
): Promise<Result<null, PricesRefusal | ({ code: 'edit_conflict' } & SavedMeanwhile)>> {
  return shop.database.transaction(async (tx) => {
    const weighed = await weighPrices(tx, { ...wanted, now: shop.now() })
    if (!weighed.ok) return weighed
    const { row } = weighed.value
    const meanwhile = row.version === version ? null : await conflictSince(tx, { row, seen: version })
    const isOther = meanwhile !== null && shelfPriceNames.some((name) => name in meanwhile.present)
    return isOther ? refuse({ code: 'edit_conflict', ...meanwhile }) : ok(null)
  })
}

/** Prices of a product that wait for somebody's yes: 待核准. */
export async function listProposals(shop: Shop, { product, staffId }: { product: number; staffId: number }) {
  const waiting = await listWaitingAbout(shop, { call: callOfPrices, subject: subjectOf(product) })
  return waiting.map(({ id, asked_by: by, asked_by_name: name, created_at: at, input }) => {
    const { change } = pricesProposed.parse(input)
    const named = shelfPriceNames.filter((field) => field in change)
    return {
      approval: id,
      by: name,
      is_own: by === staffId,
      at: at.toISOString(),
      prices: named.map((field) => ({ field, to: change[field] ?? null })),
    }
  })
}
