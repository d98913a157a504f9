import { createHash } from 'node:crypto'
import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { countUnitsToSell } from '#server/catalog/products/published/units-to-sell.ts'
import { listProductCards } from '#server/catalog/products/list-product-cards.ts'
import { createLinkRow, findToWrite, saveNotTold } from './store.ts'

export type NoticeLetter = {
  noticeId: number
  to: string
  language: Language
  memberId: number | null
  product: { id: number; slug: string; name: string }
  /** The word of the link by which it is confirmed and ended. */
  token: string
}

/**
 * The letter that says that goods are back. Null when the notice was ended meanwhile, and when the goods are sold out again or the shop
 * tells nobody any more: then who would have been told waits on (GRW-10).
 */
export async function openBackLetter(shop: Shop, { noticeId, at }: { noticeId: number; at: Date }): Promise<NoticeLetter | null> {
  const { db } = shop.database
  const notice = await findToWrite(db, noticeId)
  if (notice?.told_at?.getTime() !== at.getTime()) return null
  const isTold = (await shop.terms()).back_in_stock.offered && (await countUnitsToSell(db, notice.product_id)) > 0
  if (!isTold) {
    await saveNotTold(db, { id: noticeId, at })
    return null
  }
  return openNoticeLetter(shop, noticeId)
}

/** The letter that asks whether an address is right; null where the shop tells nobody any more. */
export async function openAskingLetter(shop: Shop, noticeId: number): Promise<NoticeLetter | null> {
  return (await shop.terms()).back_in_stock.offered ? openNoticeLetter(shop, noticeId) : null
}

/** A letter about it; null when it was ended meanwhile. The word of its link is made when it is written, so that it stands nowhere else. */
async function openNoticeLetter(shop: Shop, noticeId: number): Promise<NoticeLetter | null> {
  const { db } = shop.database
  const notice = await findToWrite(db, noticeId)
  if (!notice?.to) return null
  const [product] = await listProductCards(shop, { ids: [notice.product_id], language: notice.lang, viewer: null })
  if (!product) return null
  const token = Buffer.from(shop.randomBytes(32)).toString('base64url')
  await createLinkRow(db, { tokenHash: digestOf(token), noticeId, now: shop.now() })
  const { id, slug, name } = product
  return { noticeId, to: notice.to, language: notice.lang, memberId: notice.member_id, product: { id, slug, name }, token }
}

export const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url')
