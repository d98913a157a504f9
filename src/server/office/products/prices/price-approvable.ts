import * as z from 'zod'
import { priceTargets, shelfPriceNames, type ShelfPrices } from '#rules/catalog/shelf-price.ts'
import { ok } from '#rules/result.ts'
import { setProposedPrices } from '#server/catalog/products/proposing/set-proposed-prices.ts'
import { weighPrices } from '#server/catalog/products/proposing/weigh-prices.ts'
import type { Approvable, Seen } from '#server/office/approvals/approvable.ts'

const amount = z.int().nullable()

/** Prices of one product that somebody would have, as they wait. */
export const pricesProposed = z.object({
  id: z.int(),
  change: z.object({ origin_price: z.int(), price: z.int(), first_purchase_price: amount, shopping_point_price: amount }).partial(),
  prices: z.enum(priceTargets).optional(),
  reason: z.string(),
})

/** Where no price stands, the number says so. */
const nothing = -1

/** A price by who may only propose it (GDS-52): approved, it stands on the product in the name of who proposed it. */
export const priceApprovable: Approvable = {
  permission: 'products.price',
  async weigh(shop, input) {
    const asked = pricesProposed.parse(input)
    const found = await shop.database.transaction((tx) => weighPrices(tx, { ...asked, now: shop.now() }))
    if (!found.ok || Object.keys(found.value.after).length === 0) return null
    const { name, stood, before, after } = found.value
    const changed = shelfPriceNames.filter((field) => field in after)
    const prices = changed.map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    const effect = { money: 0, points: 0, units: 0, emails: 0, product: { name, prices } }
    // The highest of them: who may set prices up to an amount decides on those.
    const amount = Math.max(1, ...prices.flatMap(({ from, to }) => [from ?? 0, to ?? 0]))
    return { subject: subjectOf(asked.id), amount, effect, seen: seenOf(stood) }
  },
  async act(shop, { input, actor, key, seen }) {
    const { reason, ...asked } = pricesProposed.parse(input)
    const done = await setProposedPrices(shop, { ...asked, actor, reason, key, seen: pricesSeen(seen) })
    return done.ok ? ok(done.value) : done
  },
}

export const subjectOf = (product: number) => `product ${product}`

const seenOf = (stood: ShelfPrices): Seen => Object.fromEntries(shelfPriceNames.map((name) => [name, stood[name] ?? nothing]))

function pricesSeen(seen: Seen): ShelfPrices {
  const read = shelfPriceNames.map((name) => [name, seen[name] === nothing ? null : seen[name]])
  return Object.fromEntries(read) as ShelfPrices
}
