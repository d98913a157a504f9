import type { Tx } from '#database/connect.ts'
import { startOfDay, taipeiDay } from '#rules/calendar.ts'
import type { Carrier } from '#rules/shipping/shipping.ts'
import type { Temperature } from '#rules/temperature.ts'
import type { Shop } from '#server/platform/shop.ts'
import { countListsSince, createListRow, findListRow, listListRows } from './store.ts'

/** The number of the next list: the day and how many there have been on it, H261124-03. Nobody else is given one until the transaction ends. */
export async function nextListNumber(tx: Tx, now: Date): Promise<string> {
  const day = taipeiDay(now)
  const count = await countListsSince(tx, startOfDay(day))
  return `H${day.slice(2).replaceAll('-', '')}-${String(count + 1).padStart(2, '0')}`
}

export type ClosedList = {
  number: string
  carrier: Carrier
  temperature: Temperature
  closedBy: string
  closedAt: Date
  boxes: number
  collect: number
  pdf: Uint8Array
}

export async function createHandOverList(tx: Tx, { closedBy, closedAt, pdf, ...list }: ClosedList): Promise<number> {
  return createListRow(tx, { ...list, closed_by: closedBy, closed_at: closedAt, pdf: Buffer.from(pdf) })
}

/** The lists that were closed last, the newest first. */
export async function listHandOverLists(shop: Shop) {
  return listListRows(shop.database.db)
}

/** A list as it was printed when it was closed. */
export async function findHandOverPaper(shop: Shop, id: number): Promise<{ number: string; pdf: Uint8Array<ArrayBuffer> } | null> {
  const row = await findListRow(shop.database.db, id)
  return row ? { number: row.number, pdf: new Uint8Array(row.pdf) } : null
}
