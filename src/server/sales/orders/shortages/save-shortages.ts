import type { Tx } from '#database/connect.ts'
import type { ShortLine } from '#rules/shipping/short-lines.ts'
import { createShortRows } from './store.ts'

export type NewShortages = { parcelId: number; lines: readonly ShortLine[]; cause: string; by: string }

/** Writes down what of a parcel is not sent, beside its lines. The database refuses more than there is, and the same cause twice. The order is held. */
export async function saveShortages(tx: Tx, { parcelId, lines, cause, by }: NewShortages): Promise<void> {
  const rows = lines.flatMap(({ lineId, goods }) =>
    goods.map(({ productId, quantity, lost }) => ({
      order_id: parcelId,
      order_line_id: lineId,
      product_id: productId,
      quantity,
      lost,
      cause,
      reported_by: by,
    })),
  )
  await createShortRows(tx, rows)
}
