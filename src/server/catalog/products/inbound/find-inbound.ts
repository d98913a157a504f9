import type { InboundDelivery, InboundLineShown, InboundRow } from '#contract/office/api/goods/inbound.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listHoldingsOfDelivery } from '../stock/list-held.ts'
import { findDelivery, listDeliveryRows, listLines } from './store.ts'

type Db = Pick<Shop, 'database'>
const rowsOfPage = 50

/** Deliveries, the newest first; `next` is null at the end. */
export async function listInbound(
  { database: { db } }: Db,
  { view, cursor }: { view: 'open' | 'closed'; cursor: string | undefined },
): Promise<{ rows: InboundRow[]; next: string | null }> {
  const before = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : null
  const rows = await listDeliveryRows(db, { isOpen: view === 'open', before, limit: rowsOfPage + 1 })
  const shown = rows.slice(0, rowsOfPage)
  return {
    rows: shown.map(({ lines, expected, counted, received, ...head }) => ({
      ...presentHead(head),
      lines: lines ?? 0,
      expected: expected ?? 0,
      counted: counted ?? 0,
      received: received ?? 0,
    })),
    next: rows.length > rowsOfPage ? String(shown.at(-1)?.id) : null,
  }
}

type Asked = { id: number; language: Language; seesCost: boolean }

/** A delivery, line by line; null when there is none of that number. Cost is for who may see it (D-218). */
export async function findInbound(shop: Db, { id, language, seesCost }: Asked): Promise<InboundDelivery | null> {
  const { db } = shop.database
  const head = await findDelivery(db, id)
  if (!head) return null
  const lines = await listLines(db, id)
  const preorders = await listHoldingsOfDelivery(shop, { id, language })
  return { ...presentHead(head), lines: lines.map((line) => presentLine(line, { language, seesCost })), preorders }
}

function presentHead(head: NonNullable<Awaited<ReturnType<typeof findDelivery>>>) {
  return { ...head, created_at: head.created_at.toISOString(), closed_at: head.closed_at?.toISOString() ?? null }
}

type LineRow = Awaited<ReturnType<typeof listLines>>[number]

function presentLine(row: LineRow, { language, seesCost }: Omit<Asked, 'id'>): InboundLineShown {
  const { id, product_id, name_zh: zh, name_en: en, preview: picture, shelf, barcode, lots_followed, ...counts } = row
  const { expected, counted, received, lot, expires_on, unit_cost_cents } = counts
  return {
    id,
    product: { id: product_id, name: inLanguage({ zh, en }, language), picture, shelf, barcode, lots_followed },
    expected,
    counted,
    received,
    lot,
    expires_on,
    unit_cost_cents: seesCost ? unit_cost_cents : null,
  }
}
