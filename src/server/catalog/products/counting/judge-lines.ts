import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { judgeCount, tally, type Judged, type Tally } from '#rules/catalog/stocktake.ts'
import { listLines, listMarks, listMoved } from './store.ts'

type Line = Awaited<ReturnType<typeof listLines>>[number]
/** A line with what was counted of it; null before anybody has. */
export type CountedLine = { line: Line; counted: (Judged & { tally: Tally; names: readonly string[] }) | null }

/** Every line of a count with what its marks come to against the ledger. */
export async function judgeLines(db: Kysely<Tables>, id: number): Promise<CountedLine[]> {
  const lines = await listLines(db, id)
  const [marks, moved] = [
    Map.groupBy(await listMarks(db, id), (mark) => mark.line_id),
    Map.groupBy(await listMoved(db, id), (each) => each.line_id),
  ]
  return lines.map((line) => {
    const of = marks.get(line.id) ?? []
    const counted = tally(of)
    if (!counted) return { line, counted: null }
    const facts = { quantity: line.quantity, moved: moved.get(line.id) ?? [], averageCents: line.average_cents }
    return { line, counted: { ...judgeCount(counted, facts), tally: counted, names: [...new Set(of.map((mark) => mark.counted_by))] } }
  })
}

/** Whether somebody may book it: those who have counted, if any, are not this person alone (STK-17). */
export function didNotCountAlone(lines: readonly CountedLine[], counter: string): boolean {
  const counters = new Set(lines.flatMap(({ counted }) => [...(counted?.tally.byWhom.keys() ?? [])]))
  return counters.size > 1 || !counters.has(counter)
}
