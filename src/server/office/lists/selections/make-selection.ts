import { addMinutes } from '#rules/calendar.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findPage } from '#server/sales/orders/for-staff/find-page.ts'
import type { OrdersFilter } from '#server/sales/orders/for-staff/orders-filter.ts'
import { findNumbered, sumTotals } from '#server/sales/orders/for-staff/selected-orders.ts'
import { createSelection } from './selection-store.ts'

/** A selection lives so long (NAV-25), and holds so many rows at most. */
export const minutesOfSelection = 30
const mostSelected = 10_000

/** `numbers`: these orders. `filter`: all that it finds at this instant, the newest first; what comes later is not among them. */
export type ToSelect = { staffId: number; /** As it was said, for the log. */ said: object } & (
  | { numbers: readonly string[] }
  | { filter: OrdersFilter; words: string | undefined }
)

export type Selected = { id: number; count: number; total: number; capped: boolean }

export async function makeSelection(shop: Shop, asked: ToSelect): Promise<Result<Selected, { code: 'selection_empty' }>> {
  const { db } = shop.database
  const found = 'numbers' in asked ? await findNumbered(db, asked.numbers) : await findAll(shop, asked)
  const ids = [...new Set(found)]
  if (ids.length === 0) return refuse({ code: 'selection_empty' })
  const kept = ids.slice(0, mostSelected)
  const id = await createSelection(db, {
    kind: 'orders',
    staffId: asked.staffId,
    ids: kept,
    asked: asked.said,
    expiresAt: addMinutes(shop.now(), minutesOfSelection),
  })
  return ok({ id, count: kept.length, total: await sumTotals(db, kept), capped: ids.length > mostSelected })
}

async function findAll({ database: { db } }: Shop, { filter, words }: { filter: OrdersFilter; words: string | undefined }) {
  const { page } = await findPage(db, { filter, words, sort: '-placed', cursor: null, limit: mostSelected + 1, most: mostSelected + 1 })
  return page.map(({ whole }) => whole)
}
