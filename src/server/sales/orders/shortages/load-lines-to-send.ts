import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { isGift } from '#rules/cart/cart-line.ts'
import { sum } from '#rules/money.ts'
import type { LineToSend } from '#rules/shipping/short-lines.ts'
import { listLineRows, listPickRows, listShortRows } from './store.ts'

/** A line of a parcel with what of it is still to be sent, and how many of it were reported missing before. */
export type LoadedLine = LineToSend & { shortBefore: number }

export async function loadLinesToSend(db: Kysely<Tables>, parcelId: number): Promise<LoadedLine[]> {
  const [lines, picks, short] = [await listLineRows(db, parcelId), await listPickRows(db, parcelId), await listShortRows(db, parcelId)]
  const shortOf = (lineId: number, productId: number) =>
    sum(short.filter((row) => row.order_line_id === lineId && row.product_id === productId).map((row) => row.quantity))
  const all = lines.map(({ id, product_id: productId, item_type, quantity, price, shopping_point_cost }) => ({
    id,
    productId,
    isGift: isGift({ item_type }),
    price,
    points: shopping_point_cost / quantity,
    shortBefore: shortOf(id, productId),
    quantity: quantity - shortOf(id, productId),
    picks: picks
      .filter((pick) => pick.line_id === id)
      .map((pick) => ({ productId: pick.product_id, quantity: pick.quantity - shortOf(id, pick.product_id) }))
      .filter((pick) => pick.quantity > 0),
  }))
  return all.filter(({ quantity }) => quantity > 0)
}
