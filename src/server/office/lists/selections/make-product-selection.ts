import { addMinutes } from '#rules/calendar.ts'
import { mostProducts } from '#rules/catalog/bulk/bulk-move.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { listIdsForStaff, type ProductsMeant } from '#server/catalog/products/listing/list-products-for-staff.ts'
import { listNamedProducts } from '#server/catalog/products/listing/list-named-products.ts'
import type { Shop } from '#server/platform/shop.ts'
import { minutesOfSelection } from './make-selection.ts'
import { createSelection } from './selection-store.ts'

/** `ids`: these products; else all that the filter finds at this instant. */
type ToSelect = { staffId: number; ids: readonly number[] | undefined } & ProductsMeant

type Selected = { id: number; count: number; capped: boolean }

/** Fixes which products are meant for half an hour (GDS-05): what comes later is not among them. */
export async function makeProductSelection(shop: Shop, asked: ToSelect): Promise<Result<Selected, { code: 'selection_empty' }>> {
  const { db } = shop.database
  const found = asked.ids
    ? (await listNamedProducts(db, asked.ids)).map(({ id }) => id)
    : await listIdsForStaff(shop, { ...asked, most: mostProducts + 1 })
  if (found.length === 0) return refuse({ code: 'selection_empty' })
  const ids = found.slice(0, mostProducts)
  const expiresAt = addMinutes(shop.now(), minutesOfSelection)
  const id = await createSelection(db, { kind: 'products', staffId: asked.staffId, ids, expiresAt })
  return ok({ id, count: ids.length, capped: found.length > mostProducts })
}
