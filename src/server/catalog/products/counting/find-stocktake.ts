import type { Stocktake, StocktakeLine, StocktakeRow } from '#contract/office/api/goods/stocktakes.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { didNotCountAlone, judgeLines, type CountedLine } from './judge-lines.ts'
import { findStocktakeRow, listStocktakeRows } from './store.ts'

type Db = Pick<Shop, 'database'>
const rowsOfPage = 50

/** Counts, the newest first; `next` is null at the end. */
export async function listStocktakes(
  { database: { db } }: Db,
  { view, cursor }: { view: 'open' | 'booked'; cursor: string | undefined },
): Promise<{ rows: StocktakeRow[]; next: string | null }> {
  const before = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : null
  const rows = await listStocktakeRows(db, { isOpen: view === 'open', before, limit: rowsOfPage + 1 })
  const shown = rows.slice(0, rowsOfPage)
  return {
    rows: shown.map((row) => ({ ...presentHead(row), lines: row.lines, counted: row.counted })),
    next: rows.length > rowsOfPage ? String(shown.at(-1)?.id) : null,
  }
}

type Asked = {
  id: number
  /** What tells who asks apart from everybody else. */
  counter: string
  language: Language
  /** Who asks looks through the differences, and may. */
  isReview: boolean
  mayCorrect: boolean
}

/** A count, line by line; null when there is none of that number. What the ledger says is hidden from who counts, unless it shows it. */
export async function findStocktake({ database: { db } }: Db, asked: Asked): Promise<Stocktake | null> {
  const head = await findStocktakeRow(db, asked.id)
  if (!head) return null
  const lines = await judgeLines(db, asked.id)
  const [counter, isShown] = [asked.counter, head.shows_expected || asked.isReview]
  return {
    ...presentHead(head),
    lines: lines.map((line) => presentLine(line, { counter, isShown, language: asked.language })),
    may_book: asked.mayCorrect && head.booked_at === null && didNotCountAlone(lines, counter),
  }
}

function presentHead(head: NonNullable<Awaited<ReturnType<typeof findStocktakeRow>>>) {
  const { id, name, shows_expected, started_by, started_at, booked_by, booked_at } = head
  const [started, booked] = [started_at.toISOString(), booked_at?.toISOString() ?? null]
  return { id, name, shows_expected, started_by, started_at: started, booked_by, booked_at: booked }
}

type Showing = { counter: string; isShown: boolean; language: Language }

function presentLine({ line, counted }: CountedLine, showing: Showing): StocktakeLine {
  const { id, product_id, name_zh: zh, name_en: en, preview: picture, shelf, barcode, number, expires_on } = line
  return {
    id,
    product: { id: product_id, name: inLanguage({ zh, en }, showing.language), picture, shelf, barcode },
    lot: number === null || expires_on === null ? null : { number, expires_on },
    ...(counted ? presentCounted(counted, showing) : notCounted),
  }
}

const notCounted = { round: 1, mine: null, others: null, needs_second: false, expected: null, difference: null, counters: [] }

function presentCounted({ tally, names, ...judged }: NonNullable<CountedLine['counted']>, { counter, isShown }: Showing) {
  const mine = tally.byWhom.get(counter) ?? null
  const isByOthers = tally.byWhom.size > (mine === null ? 0 : 1)
  return {
    round: tally.round,
    mine,
    others: isByOthers ? tally.units - (mine ?? 0) : null,
    needs_second: judged.needsSecond,
    expected: isShown ? judged.expected : null,
    difference: isShown ? judged.difference : null,
    counters: [...names],
  }
}
