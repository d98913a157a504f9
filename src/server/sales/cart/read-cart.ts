import type { Kysely } from 'kysely'
import type { CartItem } from '#contract/shop/api/cart.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { PickStock } from '#rules/cart/bundle.ts'
import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { addDueGifts } from './add-due-gifts.ts'
import { lowerLines } from './lower-lines.ts'
import { hasFirstPrice, orderableLine, picksFor, presentCart, presentLine } from './present-cart.ts'
import { listCartRows, listOrderableRows, saveShownPrices, type CartRow } from './store.ts'

export type CartAsked = { memberId: number; language: Language }

/** Lines whose time is over at this moment are gone (CRT-28). */
type CartAt = CartAsked & { now: Date }

/** A member's cart with today's prices, limits and stock, after the gifts that are due have come in (D-15). */
export async function readCart(shop: Shop, asked: CartAsked) {
  await addDueGifts(shop, asked.memberId)
  const rows = await listCartRows(shop.database.db, { ...asked, now: shop.now() })
  await rememberShown(shop.database.db, rows)
  const lines = rows.map((row) => ({ row, line: presentLine(row) }))
  const lowered = lines.filter(({ row, line }) => line.quantity < row.quantity)
  if (lowered.length > 0) await lowerLines(shop, { memberId: asked.memberId, lowered })
  return presentCart(
    lines.map(({ line }) => line),
    (await shop.terms()).delivery,
  )
}

/** The lines of a cart as the rules read them; inside a transaction, as that transaction sees them. */
export async function loadCartLines(db: Kysely<Tables>, { memberId, language, now }: CartAt): Promise<CartItem[]> {
  return (await listCartRows(db, { memberId, language, now })).map(presentLine)
}

/** `lostFirstPrice`: the buyer saw the first-purchase price of one of them, and has ordered since (D-14). */
export type OrderableLines = { lines: CartItem[]; lostFirstPrice: boolean }

/** Those of these lines that can be ordered, as the transaction that orders them sees them. */
export async function loadOrderableLines(
  tx: Tx,
  { memberId, language, now, lineIds }: CartAt & { lineIds: readonly number[] },
): Promise<OrderableLines> {
  const rows = await listOrderableRows(tx, { memberId, language, now, lineIds })
  return { lines: rows.map(orderableLine), lostFirstPrice: rows.some((row) => row.first_price_shown && !hasFirstPrice(row)) }
}

/** One line of a cart as its buyer changes it, with what there is of the goods of its bundle; undefined when it is gone, or somebody else's. */
export async function findLineToChange(
  tx: Tx,
  asked: CartAt & { lineId: number },
): Promise<{ line: CartItem; pickStock: PickStock } | undefined> {
  const rows = await listCartRows(tx, asked)
  return rows.map((row) => ({ line: presentLine(row), pickStock: picksFor(row) }))[0]
}

/** One line of a cart, to be shown; undefined when it is gone, or somebody else's. */
export async function findCartLine(
  db: Kysely<Tables>,
  { memberId, language, now, lineId }: CartAt & { lineId: number },
): Promise<CartItem | undefined> {
  const rows = await listCartRows(db, { memberId, language, now, lineId })
  await rememberShown(db, rows)
  return rows.map(presentLine)[0]
}

/** The line that was written in this transaction, as the cart shows it. */
export async function readWrittenLine(tx: Kysely<Tables>, asked: CartAt & { lineId: number }): Promise<CartItem> {
  const line = await findCartLine(tx, asked)
  if (!line) throw new Error(`Line ${asked.lineId} was written, and is not in the cart.`)
  return line
}

/** What the buyer is about to see decides whether an order at another price is refused (D-14). It changes once, with the first order. */
async function rememberShown(db: Kysely<Tables>, rows: readonly CartRow[]): Promise<void> {
  for (const first of [true, false]) {
    const lineIds = rows.filter((row) => hasFirstPrice(row) === first && row.first_price_shown !== first).map((row) => row.line_id)
    if (lineIds.length > 0) await saveShownPrices(db, { lineIds, first })
  }
}
