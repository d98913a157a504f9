import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#database/connect.ts'
import type { BulkMove } from '#rules/catalog/bulk/bulk-move.ts'
import { priceByPercent } from '#rules/catalog/bulk/changed-price.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { saveWeighedChange, weighChange, type WeighedChange } from '#server/catalog/products/judging/weigh-change.ts'
import type { WholeProduct } from '#server/catalog/products/published/held-products.ts'
import { isGift } from '#server/sales/promotions/published/campaigns-with.ts'
import type { BulkRefusal, BulkVerb, Pressed } from './bulk-verb.ts'

type FieldKind = 'price' | 'price_by_percent' | 'price_by_amount' | 'origin_price' | 'flag' | 'member_limit' | 'brand'
type FieldMove = Extract<BulkMove, { kind: FieldKind }>

const highestPrice = 1_000_000

/** Prices, flags, limits and brands. While a scheduled price runs, prices are changed on the page of the product, where it is asked which one is meant. */
export const fieldVerb: BulkVerb<FieldMove> = {
  async weigh(tx, { row, move, now }) {
    const after = changeOf(move, row)
    const before = Object.fromEntries(Object.keys(after).map((field) => [field, row[field as keyof WholeProduct]]))
    if (isDeepStrictEqual(before, after)) return { before, after, refusal: null }
    const { price } = after
    if (price === null || (price !== undefined && (price < 0 || price > highestPrice)))
      return { before, after: before, refusal: { code: 'no_such_price' } }
    const weighed = await weigh(tx, { row, after: after as Partial<WholeProduct>, now })
    return { before, after, refusal: weighed.ok ? null : weighed.refusal }
  },
  async make(tx, { row, move, now, actor, reason }) {
    return save(tx, { row, after: changeOf(move, row) as Partial<WholeProduct>, actor, reason, now })
  },
  async takeBack(tx, { before, after: _after, ...held }) {
    return save(tx, { ...held, after: before as Partial<WholeProduct>, takesBack: true })
  },
}

type Said = { price?: number | null; origin_price?: number } & Readonly<Record<string, unknown>>

/** `price`: null where there is none with the ending. */
function changeOf(move: FieldMove, { price }: WholeProduct): Said {
  switch (move.kind) {
    case 'price':
      return { price: move.price }
    case 'price_by_percent':
      return { price: priceByPercent(price, move) }
    case 'price_by_amount':
      return { price: price + move.amount }
    case 'origin_price':
      return { origin_price: move.price }
    case 'flag':
      return { [move.flag]: move.is }
    case 'member_limit':
      return { member_limit: move.limit, member_limit_days: move.days }
    case 'brand':
      return { brand_id: move.brand }
  }
}

type Change = { row: WholeProduct; after: Partial<WholeProduct>; takesBack?: boolean; now: Date }

async function weigh(tx: Tx, change: Change): Promise<Result<WeighedChange, BulkRefusal>> {
  if (change.after.exclusive === true && (await isGift(tx, change.row.id))) return refuse({ code: 'is_gift' })
  return weighChange(tx, change)
}

async function save(tx: Tx, { after, takesBack = false, ...held }: Change & Pressed): Promise<Result<number, BulkRefusal>> {
  const weighed = await weigh(tx, { ...held, after, takesBack })
  return weighed.ok ? ok(await saveWeighedChange(tx, { ...held, ...weighed.value })) : weighed
}
