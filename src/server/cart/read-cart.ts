import type { Kysely } from 'kysely'
import type { CartItem } from '#contract/api/cart.ts'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'
import { canBuyFirst } from '#server/catalog/can-buy-first.ts'
import { listCartExtras } from '#server/catalog/list-cart-extras.ts'
import type { Shop } from '#server/shop.ts'
import { addDueGifts } from './add-due-gifts.ts'
import { presentCart, presentLine, type CartExtras } from './present-cart.ts'
import { listCartRows, type CartRow } from './store.ts'

export type CartAsked = { memberId: number; language: Language }

/** Lines whose time is over at this moment are gone (CRT-28). */
type CartAt = CartAsked & { now: Date }

/** A member's cart with today's prices, limits and stock, after the gifts that are due have come in (D-15). */
export async function readCart(shop: Shop, { memberId, language }: CartAsked) {
  await addDueGifts(shop, memberId)
  const { rows, extras } = await loadLines(shop.database.db, { memberId, language, now: shop.now() })
  return presentCart(rows, extras)
}

/** The lines of a cart as the rules read them; inside a transaction, as that transaction sees them. */
export async function loadCartLines(db: Kysely<Tables>, asked: CartAt): Promise<CartItem[]> {
  const { rows, extras } = await loadLines(db, asked)
  return rows.map((row) => presentLine(row, extras))
}

async function loadLines(db: Kysely<Tables>, asked: CartAt): Promise<{ rows: CartRow[]; extras: CartExtras }> {
  const [rows, buysFirst] = await Promise.all([listCartRows(db, asked), canBuyFirst(db, asked.memberId)])
  const products = await listCartExtras(db, { productIds: rows.map((row) => row.id), language: asked.language })
  return { rows, extras: { ...products, buysFirst } }
}
