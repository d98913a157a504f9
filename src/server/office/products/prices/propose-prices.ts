import { shelfPriceNames, type PriceTarget, type ShelfPrices } from '#rules/catalog/shelf-price.ts'
import type { Result } from '#rules/result.ts'
import { weighPrices, type PricesRefusal } from '#server/catalog/products/proposing/weigh-prices.ts'
import { listWaitingAbout } from '#server/office/approvals/list-waiting-about.ts'
import type { Shop } from '#server/platform/shop.ts'
import { pricesProposed, subjectOf } from './price-approvable.ts'

/** Under which name of the contract prices wait. */
export const callOfPrices = 'products.change'

type Wanted = { id: number; change: Partial<ShelfPrices>; prices?: PriceTarget | undefined }

/** Whether a product could take these prices, before anybody is asked about them. */
export async function judgeProposal(shop: Shop, wanted: Wanted): Promise<Result<null, PricesRefusal>> {
  const weighed = await shop.database.transaction((tx) => weighPrices(tx, { ...wanted, now: shop.now() }))
  return weighed.ok ? { ok: true, value: null } : weighed
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
