import type { ImportKind } from './import-fields.ts'

/** What a row of a trial would do: 新增, 更新, 不變, 略過, 錯誤 (IMP-06). */
export const rowActions = ['new', 'update', 'same', 'skip', 'error'] as const
export type RowAction = (typeof rowActions)[number]

/** What became of a row: 已套用, 已略過, 已復原, and what could not be undone. */
export const rowOutcomes = ['applied', 'skipped', 'undone', 'kept'] as const
export type RowOutcome = (typeof rowOutcomes)[number]
export type OutcomeCounts = Partial<Record<RowOutcome, number>>

/** How many rows became what, once these have as well; when they are taken back, each of them was applied until now. */
export function countOn(
  counts: OutcomeCounts,
  { became, takesBack }: { became: readonly RowOutcome[]; takesBack: boolean },
): OutcomeCounts {
  const all = { ...counts }
  for (const outcome of became) all[outcome] = (all[outcome] ?? 0) + 1
  return takesBack ? { ...all, applied: (all.applied ?? 0) - became.length } : all
}

/** How far an import is (IMP-19); `arriving`, `reading` and `waiting` are all 等待. */
export const importStates = [
  'arriving',
  'reading',
  'waiting',
  'trying',
  'ready',
  'applying',
  'done',
  'stopped',
  'failed',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

/** Something goes on by itself. */
export const isUnderWay = (state: ImportState): boolean => ['reading', 'trying', 'applying', 'undoing'].includes(state)

/** Whether the same file may be read another time: what failed lay in the machine, or may have, and not in the file alone. */
export const mayBeTriedAgain = (problem: string | null): boolean => problem === 'gaveUp' || problem === 'heavy'

/** What is wrong with a row, at which field; null where it is the row itself. `by`: with what. */
export type RowFault = { field: string | null; code: string; by?: string | undefined }

/** A trial holds for so long (IMP-08), and what was applied can be undone for so long (IMP-11). */
export const hoursOfTrial = 24
export const daysToUndo = 30

/** So many rows are applied all or none; of more, so many in each batch (D-221). */
export const mostAtOnce = 5000
export const rowsOfBatch = 1000

/**
 * Batches of a large file begin so many milliseconds apart, so that visitors hardly notice them. 100,000 rows are through in time all
 * the same (IMP-10): tried in 60 s, prices and stock applied in 120 s, all else in 300 s.
 */
export const msOfTriedBatch = 450
export const msOfBatch = (kind: ImportKind): number => (kind === 'prices' || kind === 'stock' ? 1000 : 2500)

/** How much a change weighs beside others: the per mille by which a price changes, or the units by which stock does (IMP-07). */
export function weightOf(before: { price?: unknown; stock?: unknown }, after: { price?: unknown; stock?: unknown }): number {
  if (typeof before.stock === 'number' && typeof after.stock === 'number') return Math.abs(after.stock - before.stock)
  if (typeof before.price === 'number' && typeof after.price === 'number')
    return Math.round((Math.abs(after.price - before.price) * 1000) / Math.max(before.price, 1))
  return 0
}
