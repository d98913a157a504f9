import type { Tx } from '#database/connect.ts'
import type { CartItem } from '#contract/shop/api/cart.ts'
import type { ListedCard } from '#contract/shop/api/products.ts'
import type { PreviewAsked } from '#contract/office/product-preview.ts'
import { inLanguage } from '#rules/locale.ts'
import { newUid } from '#rules/orders/order-number.ts'
import { poseProduct } from '#server/catalog/products/posing/pose-product.ts'
import { listProductCards } from '#server/catalog/products/list-product-cards.ts'
import type { ProductChange } from '#server/catalog/products/product-shape.ts'
import { createCustomer } from '#server/people/members/published/create-customer.ts'
import type { Shop } from '#server/platform/shop.ts'
import { poseCartLine } from '#server/sales/cart/published/pose-cart-line.ts'
import { previewTexts } from '#texts/office/goods/product/previews.ts'
import { inPassing } from './in-passing.ts'
import { hashOf } from './keep-preview.ts'
import { findPreviewRow } from './store.ts'

/** The shop as it would be, in a transaction that is taken back, and who looks at it: null for a visitor. */
export type ShopInPassing = { shop: Shop; product: number; memberId: number | null; card: ListedCard | null; line: CartItem }

type Asked = PreviewAsked & { key: string; staffId: number }

/**
 * Lets the shop be looked at as it would be with what somebody has typed: they themselves, for as long as it is kept. Null when there is
 * nothing under this key, or nothing that could be saved any more. What is read has to be read until `look` is done.
 */
export async function lookAtPreview<Drawn>(
  shop: Shop,
  { key, staffId, viewer, language }: Asked,
  look: (seen: ShopInPassing) => Promise<Drawn>,
): Promise<Drawn | null> {
  const now = shop.now()
  const kept = await findPreviewRow(shop.database.db, { keyHash: hashOf(key), staffId, now })
  if (!kept) return null
  const { product_id: id, change } = kept
  return inPassing(shop, async (tx) => {
    // Whoever has reached a level has ordered, and pays the regular price.
    const buysFirst = viewer === 'visitor' || viewer === 'member'
    const posed = await poseProduct(tx, { id, change: change as ProductChange, buysFirst, now })
    if (!posed.ok) return null
    const within = shopWithin(shop, tx)
    const name = inLanguage(previewTexts.somebody, language)
    const buyer = await createCustomer(tx, { uid: newUid(shop.randomBytes(8)), name, email: null })
    if (buyer === null) return null
    const line = await poseCartLine(tx, { memberId: buyer, productId: id, language, now })
    const memberId = viewer === 'visitor' ? null : buyer
    const [card = null] = await listProductCards(within, { ids: [id], language, viewer: memberId })
    return look({ shop: within, product: id, memberId, card, line })
  })
}

/** What reads the shop reads it as this transaction has made it, which no standby knows of. */
function shopWithin(shop: Shop, tx: Tx): Shop {
  return { ...shop, standbys: undefined, database: { ...shop.database, db: tx, transaction: (work) => work(tx) } }
}
