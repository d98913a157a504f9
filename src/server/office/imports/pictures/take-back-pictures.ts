import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import { givePictures } from '#server/catalog/products/shelves/set-pictures-of-product.ts'
import { apart } from '../applying/beside-product.ts'
import type { RowToMove } from '../rows-store.ts'

type TakingBack = { rows: readonly RowToMove[]; actor: Actor; now: Date }

/** Gives products the pictures that stood there before an import gave them others; where that cannot be, the row is named with why. */
export async function takeBackPictures(tx: Tx, { rows, actor, now }: TakingBack): Promise<Map<number, RowFault[]>> {
  const stay = new Map<number, RowFault[]>()
  for (const { row_no: row, action, product_id: product, after } of rows) {
    const { given, stood } = apart(after as object).beside
    // What is new is put away as it is.
    if (!given || action === 'new' || product === null) continue
    // A product that had none cannot be without one again.
    if (!stood || stood.length === 0) stay.set(row, [{ field: 'picture', code: 'picturesStay' }])
    else {
      const back = await givePictures(tx, { actor, product, pictures: [...stood], seen: [...given], now })
      if (!back.ok) stay.set(row, [{ field: 'picture', code: back.refusal.code === 'edit_conflict' ? 'changed_since' : back.refusal.code }])
    }
  }
  return stay
}
