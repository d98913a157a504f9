import type { Kysely } from 'kysely'
import type { CartItem } from '#contract/api/cart.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/shop.ts'
import { addDueGifts } from './add-due-gifts.ts'
import { lowerLines } from './lower-lines.ts'
import { presentCart, presentLine } from './present-cart.ts'
import { listCartRows, listOrderableRows } from './store.ts'

export type CartAsked = { memberId: number; language: Language }

/** Lines whose time is over at this moment are gone (CRT-28). */
type CartAt = CartAsked & { now: Date }

/** A member's cart with today's prices, limits and stock, after the gifts that are due have come in (D-15). */
export async function readCart(shop: Shop, asked: CartAsked) {
  await addDueGifts(shop, asked.memberId)
  const lines = (await listCartRows(shop.database.db, { ...asked, now: shop.now() })).map((row) => ({ row, line: presentLine(row) }))
  const lowered = lines.filter(({ row, line }) => line.quantity < row.quantity)
  if (lowered.length > 0) await lowerLines(shop, { memberId: asked.memberId, lowered })
  return presentCart(lines.map(({ line }) => line))
}

/** The lines of a cart as the rules read them; inside a transaction, as that transaction sees them. */
export async function loadCartLines(db: Kysely<Tables>, { memberId, language, now }: CartAt): Promise<CartItem[]> {
  return (await listCartRows(db, { memberId, language, now })).map(presentLine)
}

/** Those of these lines that can be ordered, as the transaction that orders them sees them. */
export async function loadOrderableLines(tx: Tx, { memberId, language, now, lineIds }: CartAt & { lineIds: readonly number[] }): Promise<CartItem[]> {
  return (await listOrderableRows(tx, { memberId, language, now, lineIds })).map(presentLine)
}

/** One line of a cart; undefined when it is gone, or somebody else's. */
export async function findCartLine(db: Kysely<Tables>, { memberId, language, now, lineId }: CartAt & { lineId: number }): Promise<CartItem | undefined> {
  return (await listCartRows(db, { memberId, language, now, lineId })).map(presentLine)[0]
}
