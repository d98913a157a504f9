import type { StockMovement } from '#contract/office/api/goods/stock.ts'
import { endOfDay, startOfDay, type Day } from '#rules/calendar.ts'
import { isReversible, type MovementKind } from '#rules/catalog/stock/stock-movements.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listActors, listLedger } from './store.ts'

const rowsOfPage = 50

export type LedgerFilter = {
  id: number
  kind?: MovementKind | undefined
  lot?: number | undefined
  actor?: string | undefined
  day?: Day | undefined
  cursor?: string | undefined
}

/** The ledger of a product, the newest movement first; `next` is null at its beginning (STK-03). */
export async function listMovements({ database: { db } }: Pick<Shop, 'database'>, { id, kind, lot, actor, day, cursor }: LedgerFilter) {
  const rows = await listLedger(db, {
    productId: id,
    kind,
    lotId: lot,
    actor,
    ...(day !== undefined && { from: startOfDay(day), until: new Date(endOfDay(day).getTime() + 999) }),
    before: /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : null,
    limit: rowsOfPage + 1,
  })
  const shown = rows.slice(0, rowsOfPage)
  return {
    rows: shown.map(present),
    next: rows.length > rowsOfPage ? String(shown.at(-1)?.id) : null,
    actors: await listActors(db, id),
  }
}

function present(row: Awaited<ReturnType<typeof listLedger>>[number]): StockMovement {
  const { id, kind, delta, after, actor, note, lot_id, lot, expires_on, parcel, order_number, delivery, reverses_id } = row
  return {
    id,
    at: row.created_at.toISOString(),
    kind,
    delta,
    after,
    lot: lot_id === null ? null : { id: lot_id, number: lot ?? '', expires_on: expires_on ?? '' },
    parcel: parcel === null ? null : { number: parcel, order: order_number ?? parcel },
    delivery,
    actor,
    note,
    reverses: reverses_id,
    reversible: isReversible(row),
  }
}
