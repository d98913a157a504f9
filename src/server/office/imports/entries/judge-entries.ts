import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#database/connect.ts'
import { textOfCell } from '#rules/imports/cell-text.ts'
import { isEntryKind, type ImportField } from '#rules/imports/import-fields.ts'
import { writtenOf } from '#rules/imports/read-cell.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import { wordsOfCells } from '#texts/office/goods/words-of-cells.ts'
import type { TriedRow } from '../rows-store.ts'
import type { HowTried, Judged } from '../trying/judge-goods.ts'
import { parseRow, type FileRow, type ParsedRow } from '../trying/parse-row.ts'
import { desks } from '#server/office/entries/desks.ts'
import type { Entry, EntryDesk, Values } from '#server/office/entries/entry-desk.ts'
import { inRow, shopWithin, withoutTrace } from './within-row.ts'

/** What rows would do that are about something else than goods: they are done and taken back, so that the verbs themselves have judged. */
export async function judgeEntries(tx: Tx, rows: readonly FileRow[], how: HowTried): Promise<Judged[]> {
  if (!isEntryKind(how.kind)) throw new Error(`There is no desk for files of ${how.kind}`)
  const desk = desks[how.kind]
  const parsed = rows.map((row) => readRow(tidied(parseRow(row, how), desk), desk))
  const known = new Map(
    (
      await desk.find(
        tx,
        parsed.flatMap(({ word }) => word ?? []),
      )
    ).map((entry) => [entry.word, entry]),
  )
  const judged = parsed.map((row) => judge(row, { desk, entry: row.word === null ? undefined : known.get(row.word) }))
  const atOnce = desk.heldAtOnce ?? Math.max(judged.length, 1)
  for (let from = 0; from < judged.length; from += atOnce)
    await withoutTrace(tx, async () => tryRows(tx, { judged: judged.slice(from, from + atOnce), desk, now: how.now }))
  return judged
}

/** What is said as it will be kept. */
function tidied(parsed: ParsedRow, desk: EntryDesk): ParsedRow {
  const trimmed = Object.fromEntries(
    Object.entries(parsed.said).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  )
  return { ...parsed, said: desk.tidied?.(trimmed) ?? trimmed }
}

type ReadRow = { parsed: ParsedRow; word: string | null; faults: RowFault[] }

function readRow(parsed: ParsedRow, desk: EntryDesk): ReadRow {
  const field = desk.words.find((each) => typeof parsed.said[each] === 'string') ?? null
  if (field === null) return { parsed, word: null, faults: [...parsed.faults, { field: desk.words[0] ?? null, code: 'required' }] }
  const written = String(parsed.said[field])
  const word = desk.readWord(written, field, parsed.said)
  return { parsed, word, faults: word === null ? [...parsed.faults, { field, code: 'invalid', by: written }] : parsed.faults }
}

function judge({ parsed, word, faults }: ReadRow, { desk, entry }: { desk: EntryDesk; entry: Entry | undefined }): Judged {
  const name = (word ?? '').toWellFormed()
  const bare = { row_no: parsed.rowNo, cells: parsed.cells, name, product_id: entry?.id ?? null, seen: null, weight: 0 }
  const nothing = { ...bare, before: {}, after: {} }
  // What is done is done to the whole word; what is wrong is only named.
  const wrong = { action: 'error' as const, name: name.slice(0, 200).toWellFormed() }
  const tried = (row: TriedRow): Judged => ({ tried: row, parsed: null, word })
  if (parsed.cells.every((cell) => cell.trim() === ''))
    return { ...tried({ ...nothing, action: 'skip', faults: [{ field: null, code: 'emptyRow' }] }), word: null }
  const fields = Object.keys(parsed.written) as ImportField[]
  if (!entry) {
    const lacking = desk.needed.filter((field) => isLacking(parsed.said[field]) && !faults.some((fault) => fault.field === field))
    const all = [...faults, ...lacking.map((field) => ({ field, code: 'required' }))]
    return tried(
      all.length > 0 ? { ...nothing, ...wrong, faults: all } : { ...nothing, action: 'new', after: pick(parsed.said, fields), faults: [] },
    )
  }
  const changed = fields.filter((field) => {
    const stands = entry.stands[field]
    return !standsThere(parsed.written[field] ?? '', { field, stands }) && !isDeepStrictEqual(parsed.said[field], stands)
  })
  const together = desk.together ?? []
  const isWhole = changed.some((field) => together.includes(field))
  const different = fields.filter((field) => changed.includes(field) || (isWhole && together.includes(field)))
  const [before, after] = [pick(entry.stands, different), pick(parsed.said, different)]
  if (faults.length > 0) return tried({ ...bare, ...wrong, before, after, faults })
  return tried({ ...bare, before, after, action: different.length > 0 ? 'update' : 'same', faults: [] })
}

const isLacking = (said: unknown) => said === undefined || said === null

function standsThere(cell: string, { field, stands }: { field: ImportField; stands: unknown }): boolean {
  return wordsOfCells.some((words) => plain(String(writtenOf(field, stands, words))) === plain(textOfCell(cell)))
}

/** Blanks at the edges, and how lines end, are nobody's change. */
const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim()

const pick = (values: Values, fields: readonly ImportField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))

type Trying = { judged: readonly Judged[]; desk: EntryDesk; now: Date }

async function tryRows(tx: Tx, { judged, desk, now }: Trying): Promise<void> {
  const shop = shopWithin(tx, now)
  for (const { tried, word } of judged) {
    if (!word || (tried.action !== 'new' && tried.action !== 'update')) continue
    const doing = { actor: { kind: 'system' as const, id: 'trial' }, word, said: tried.after as Values }
    const fault = await inRow(tx, async () => (tried.action === 'new' ? desk.create(shop, doing) : desk.change(shop, doing)))
    if (fault) Object.assign(tried, { action: 'error', faults: [fault] })
  }
}
