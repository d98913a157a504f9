import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { canBuyFirst } from './can-buy-first.ts'

/** What is sold at a first-purchase price to some. */
type FirstPriced = { first_purchase_price: number | null }

/** The one way in which goods are priced for who looks at them: first-purchase prices are for guests and for members who may still have them (D-14). */
export async function pricesOfViewer(db: Kysely<Tables>, viewer: Viewer): Promise<<Goods extends FirstPriced>(goods: Goods) => Goods> {
  const isShown = viewer === null || (await canBuyFirst(db, viewer))
  return (goods) => (isShown ? goods : { ...goods, first_purchase_price: null })
}
