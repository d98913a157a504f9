import { readInGrid } from '#rules/grid/grid-cell.ts'
import type { GridField, GridValue } from '#rules/grid/grid-fields.ts'
import { wordsRead } from '#texts/office/goods/words-of-cells.ts'

/** `was`: what stood in the cell when it was written over; `text`: what is written in it now. */
export type Edit = { was: GridValue; text: string }
export type RowEdits = Readonly<Partial<Record<GridField, Edit>>>
/** What is typed and not saved, by product and field. */
export type Edits = Readonly<Record<number, RowEdits>>

export type Write = { id: number; field: GridField; stands: GridValue; text: string }

/** What is typed once these cells are written; one that says what stands there is as it was. */
export function written(edits: Edits, writes: readonly Write[]): Edits {
  const next: Record<number, RowEdits> = { ...edits }
  for (const { id, field, stands, text } of writes) {
    const { [field]: _before, ...others } = next[id] ?? {}
    if (readInGrid(field, text, wordsRead) !== stands) next[id] = { ...others, [field]: { was: stands, text } }
    else if (Object.keys(others).length > 0) next[id] = others
    else delete next[id]
  }
  return next
}

/** How many cells these are, by product and field. */
export function countCells(cells: Readonly<Record<number, object>>): number {
  return Object.values(cells).reduce((count, row) => count + Object.keys(row).length, 0)
}

export const fieldsOf = (row: object) => Object.keys(row) as GridField[]

/** What is typed, and how it was before each step: as many as anybody takes back. */
export type Typed = { edits: Edits; past: readonly Edits[]; ahead: readonly Edits[] }
export const nothingTyped: Typed = { edits: {}, past: [], ahead: [] }
const mostSteps = 100

export type Step =
  | { kind: 'write'; writes: readonly Write[] }
  | { kind: 'undo' | 'redo' | 'revert' }
  | { kind: 'begin'; edits: Edits }
  /** What is left of what is typed by now. */
  | { kind: 'saved'; leftOf: (edits: Edits) => Edits }

export function step({ edits, past, ahead }: Typed, taken: Step): Typed {
  switch (taken.kind) {
    case 'write': {
      const next = written(edits, taken.writes)
      return JSON.stringify(next) === JSON.stringify(edits)
        ? { edits, past, ahead }
        : { edits: next, past: [...past, edits].slice(-mostSteps), ahead: [] }
    }
    case 'revert':
      return { edits: {}, past: [...past, edits].slice(-mostSteps), ahead: [] }
    case 'undo': {
      const before = past.at(-1)
      return before ? { edits: before, past: past.slice(0, -1), ahead: [edits, ...ahead] } : { edits, past, ahead }
    }
    case 'redo': {
      const [next, ...rest] = ahead
      return next ? { edits: next, past: [...past, edits], ahead: rest } : { edits, past, ahead }
    }
    case 'saved':
      return { edits: taken.leftOf(edits), past: [], ahead: [] }
    case 'begin':
      return { edits: taken.edits, past: [], ahead: [] }
  }
}
