import type { ParcelToPack } from '#contract/office/api/packing.ts'
import { sum } from '#rules/money.ts'
import { unitsLeft } from '#rules/shipping/packing.ts'
import type { Shop } from '#server/platform/shop.ts'
import { basketOf } from './find-parcel.ts'
import { recipientOf } from './recipient-of.ts'
import { listContents, listPackedRows } from './store.ts'

/** What waits for being packed and what is packed, until the courier has it. */
export async function listParcels(shop: Shop, { staffId }: { staffId: number }): Promise<ParcelToPack[]> {
  const { db } = shop.database
  const rows = await listPackedRows(db)
  const contents = await listContents(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const own = contents
      .filter(({ order_id }) => order_id === row.id)
      .map(({ product_id: productId, units, counted }) => ({ productId, units, counted }))
    return {
      number: row.number,
      shipping_method: row.shipping_method,
      temperature: row.temperature,
      recipient: recipientOf(row),
      basket: basketOf(row),
      units: sum(own.map(({ units }) => units)),
      left: row.checked_at ? 0 : unitsLeft(own),
      packed: row.checked_at !== null,
      held: row.held_reason,
      packer: row.packer_name,
      is_mine: row.packer_id === staffId,
    }
  })
}
