import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#database/connect.ts'
import type { ImportField } from '#rules/imports/import-fields.ts'
import { isEntryKind } from '#rules/imports/import-fields.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import type { Applying } from '../applying/apply-rows.ts'
import type { Outcome, RowToMove } from '../rows-store.ts'
import { desks } from '#server/office/entries/desks.ts'
import type { Entry, EntryDesk, Values } from '#server/office/entries/entry-desk.ts'
import { inRow, shopWithin } from './within-row.ts'

type Moving = Pick<Applying, 'kind' | 'actor' | 'now'> & { rows: RowToMove[] }

function deskOf(kind: Applying['kind']): EntryDesk {
  if (!isEntryKind(kind)) throw new Error(`There is no desk for files of ${kind}`)
  return desks[kind]
}

/** What stands right now: others may have changed it since the row before. */
async function standing(tx: Tx, { desk, word }: { desk: EntryDesk; word: string }): Promise<Entry | undefined> {
  return (await desk.find(tx, [word])).find((entry) => entry.word === word)
}

/** Does what rows say; what has changed since the trial is left alone and named (IMP-08). */
export async function applyEntries(tx: Tx, { kind, rows, actor, now }: Moving): Promise<Outcome[]> {
  const desk = deskOf(kind)
  const shop = shopWithin(tx, now)
  const outcomes: Outcome[] = []
  for (const { row_no, name: word, action, before, after } of rows) {
    const entry = await standing(tx, { desk, word })
    const skipped = (fault: RowFault): Outcome => ({ row_no, outcome: 'skipped', why: [fault] })
    const moved = whyMoved(entry, { isNew: action === 'new', before: before as Values })
    const doing = { actor, word, said: after as Values }
    const fault = moved ?? (await inRow(tx, async () => (entry ? desk.change(shop, doing) : desk.create(shop, doing))))
    outcomes.push(fault ? skipped(fault) : { row_no, outcome: 'applied', why: null })
  }
  return outcomes
}

function whyMoved(entry: Entry | undefined, { isNew, before }: { isNew: boolean; before: Values }): RowFault | null {
  if (isNew) return entry ? { field: null, code: 'changed_since' } : null
  if (!entry) return { field: null, code: 'entry_gone' }
  const moved = fieldsOf(before).find((field) => !isDeepStrictEqual(entry.stands[field] ?? null, before[field] ?? null))
  return moved ? { field: moved, code: 'changed_since' } : null
}

const fieldsOf = (values: Values) => Object.keys(values) as ImportField[]

/** Takes back what rows did, field by field, as far as nobody has changed it since (IMP-11). */
export async function undoEntries(tx: Tx, { kind, rows, actor, now }: Moving): Promise<Outcome[]> {
  const desk = deskOf(kind)
  const shop = shopWithin(tx, now)
  const outcomes: Outcome[] = []
  // What came last goes first, since it may rest on what came before.
  for (const row of rows.toReversed()) {
    const { row_no, name: word, action } = row
    const entry = await standing(tx, { desk, word })
    const { change, kept } = partsOf(row, entry)
    const isNew = action === 'new'
    // What somebody has changed since is theirs, and stays.
    const stays = !entry || (isNew ? kept.length > 0 : fieldsOf(change).length === 0)
    const doing = { actor, word, said: change }
    const fault = stays ? null : await inRow(tx, async () => (isNew ? desk.remove(shop, doing) : desk.change(shop, doing)))
    const why = [...kept, ...(fault ? [fault] : [])]
    outcomes.push({ row_no, outcome: why.length > 0 ? 'kept' : 'undone', why: why.length > 0 ? why : null })
  }
  return outcomes
}

function partsOf({ before, after }: RowToMove, entry: Entry | undefined): { change: Values; kept: RowFault[] } {
  const [was, wrote] = [before as Values, after as Values]
  if (!entry) return { change: {}, kept: [{ field: null, code: 'entry_gone' }] }
  const isOurs = (field: ImportField) => isDeepStrictEqual(entry.stands[field] ?? null, wrote[field] ?? null)
  return {
    change: Object.fromEntries(
      fieldsOf(wrote)
        .filter(isOurs)
        .map((field) => [field, was[field] ?? null]),
    ),
    kept: fieldsOf(wrote)
      .filter((field) => !isOurs(field))
      .map((field) => ({ field, code: 'changed_since' })),
  }
}
