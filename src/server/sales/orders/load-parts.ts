import type { Shop } from '#server/platform/shop.ts'
import { listLineRows, listPartRows, type OrderRow } from './store.ts'

/** What hangs on these orders: their parts that travel apart, and the lines of both. */
export async function loadParts(shop: Shop, { memberId, rows }: { memberId: number; rows: readonly OrderRow[] }) {
  const { db } = shop.database
  const parts = await listPartRows(db, { memberId, orderIds: rows.map((row) => row.id) })
  return {
    parts,
    lines: await listLineRows(
      db,
      [...rows, ...parts].map((row) => row.id),
    ),
  }
}
