import type { stocktakeVerdicts } from '#contract/office/api/goods/stocktakes.ts'
import { nameOfActor, type Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createMarks, listKnownSeqs, listRounds, shareStocktake } from './store.ts'

export type NewMark = { seq: number; line: number; round: 1 | 2; kind: 'add' | 'set'; units: number; at: Date }
type Marking = { id: number; deviceKey: string; sentAt: Date; marks: readonly NewMark[]; counter: string; actor: Actor }
type Verdict = { seq: number; verdict: (typeof stocktakeVerdicts)[number]; line: number }

/**
 * Counts what a device has found, in order, at the moments when it was found: by the clock of the shop, from which that of the device may
 * differ. What was counted for a first count while the second has begun, or after the count was booked, comes too late and says so
 * (STK-16, STK-18).
 */
export async function markStocktake(
  shop: Pick<Shop, 'database' | 'now'>,
  { id, deviceKey, sentAt, marks, counter, actor }: Marking,
): Promise<Result<Verdict[], { code: 'no_such_count' }>> {
  const now = shop.now()
  const behind = now.getTime() - sentAt.getTime()
  return shop.database.transaction(async (tx) => {
    const count = await shareStocktake(tx, id)
    if (!count) return refuse({ code: 'no_such_count' })
    const known = await listKnownSeqs(tx, { deviceKey, seqs: marks.map(({ seq }) => seq) })
    const lineIds = [...new Set(marks.map(({ line }) => line))]
    const rounds = new Map((await listRounds(tx, { stocktakeId: id, lineIds })).map((line) => [line.id, line.round]))
    const judge = ({ seq, line, round }: NewMark): Verdict['verdict'] => {
      if (known.has(seq)) return 'counted'
      const last = rounds.get(line)
      if (last === undefined) return 'unknown'
      if (count.booked_at !== null) return 'closed'
      return round < last ? 'late' : 'counted'
    }
    const judged = marks.map((mark) => ({ mark, verdict: judge(mark) }))
    const fresh = judged.filter(({ mark, verdict }) => verdict === 'counted' && !known.has(mark.seq)).map(({ mark }) => mark)
    const momentOf = (at: Date) => new Date(Math.min(Math.max(at.getTime() + behind, count.started_at.getTime()), now.getTime()))
    await createMarks(
      tx,
      fresh.map(({ seq, line, round, kind, units, at }) => ({
        device_key: deviceKey,
        seq,
        line_id: line,
        round,
        kind,
        units,
        counter,
        counted_by: nameOfActor(actor),
        counted_at: momentOf(at),
      })),
    )
    return ok(judged.map(({ mark, verdict }) => ({ seq: mark.seq, verdict, line: mark.line })))
  })
}
