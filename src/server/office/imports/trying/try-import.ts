import type { Tx } from '#database/connect.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import type { ImportField, ImportKind, StockMode } from '#rules/imports/import-fields.ts'
import { listToCompare } from '#server/catalog/products/published/goods-of-files.ts'
import type { Shop } from '#server/platform/shop.ts'
import { BrokenFile } from '../reading/broken-file.ts'
import { openTable } from '../reading/open-table.ts'
import { countActions, countChangedFields, createTriedRows, deleteRows, saveDoubled } from '../rows-store.ts'
import { lockImport, piecesOf, saveImport, type LockedImport } from '../store.ts'
import { candidatesOf } from './candidates-of.ts'
import { judgeRow } from './judge-row.ts'
import { keysOf, parseRow, type Matching, type ParsedRow } from './parse-row.ts'
import { seenKeys } from './seen-keys.ts'

const rowsAtOnce = 1000
/** So much of long rows is held at once. */
const signsAtOnce = 4_000_000

/**
 * Tries a whole file: what every row would do stands there afterwards, and nothing else has changed (IMP-06). Broken off, it begins
 * anew; one that another has begun meanwhile ends by itself.
 */
export async function tryImport(shop: Shop, row: LockedImport): Promise<void> {
  const { id: importId } = row
  if (!(await begin(shop, row))) return
  const trial = new Trial(shop, row)
  const ended = await trial.run()
  await shop.database.transaction(async (tx) => {
    if (ended === 'superseded' || !(await lockTurn(tx, row))) return
    const now = shop.now()
    if (typeof ended === 'object') {
      await deleteRows(tx, importId)
      return saveImport(tx, { id: importId, state: 'failed', problem: ended.fault, problem_row: ended.row, ended_at: now })
    }
    await saveDoubled(tx, { importId, rows: trial.doubled() })
    const counts = { ...(await countActions(tx, importId)), fields: await countChangedFields(tx, importId) }
    const tried = { row_count: ended, counts: JSON.stringify(counts), tried_at: now, mark: 0, tries: 0 }
    await saveImport(tx, { id: importId, state: 'ready', ...tried })
  })
}

/** Takes away what an attempt before has left; false when another has begun meanwhile. */
async function begin({ database }: Shop, row: LockedImport): Promise<boolean> {
  return database.transaction(async (tx) => {
    const isOurs = await lockTurn(tx, row)
    if (isOurs) await deleteRows(tx, row.id)
    return isOurs
  })
}

/** By the number of its attempt the trial is known as its own. */
async function lockTurn(tx: Tx, { id, tries }: Pick<LockedImport, 'id' | 'tries'>): Promise<boolean> {
  const row = await lockImport(tx, id)
  return row?.state === 'trying' && row.tries === tries
}

/** Judges the rows of a file a thousand at a time. */
class Trial {
  readonly #shop: Shop
  readonly #row: LockedImport
  readonly #how: { kind: ImportKind; mode: StockMode | null; matching: Matching }
  readonly #seen = seenKeys()

  constructor(shop: Shop, row: LockedImport) {
    this.#shop = shop
    this.#row = row
    this.#how = { kind: row.kind, mode: row.stock_mode, matching: row.matching as (ImportField | null)[] }
  }

  /** How many rows there are, or why the file cannot be read to its end. */
  async run(): Promise<number | { fault: string; row: number | null } | 'superseded'> {
    let [rowNo, waiting, signs] = [0, [] as ParsedRow[], 0]
    try {
      const { rows } = await openTable(piecesOf(this.#shop.database.db, this.#row.id))
      for await (const cells of rows) {
        rowNo += 1
        if (rowNo > 1) waiting.push(parseRow({ rowNo, cells }, this.#how))
        signs += cells.reduce((sum, cell) => sum + cell.length, 0)
        if (waiting.length < rowsAtOnce && signs < signsAtOnce) continue
        if (!(await this.#judge(waiting))) return 'superseded'
        ;[waiting, signs] = [[], 0]
      }
      return (await this.#judge(waiting)) ? rowNo - 1 : 'superseded'
    } catch (error) {
      if (error instanceof BrokenFile) return { fault: error.fault, row: error.row }
      throw error
    }
  }

  doubled(): number[] {
    return this.#seen.doubled()
  }

  /** False when another has begun meanwhile. */
  async #judge(rows: readonly ParsedRow[]): Promise<boolean> {
    if (rows.length === 0) return true
    const importId = this.#row.id
    const judged = await this.#shop.database.transaction(async (tx) => {
      if (!(await lockTurn(tx, this.#row))) return null
      const candidates = candidatesOf(await listToCompare(tx, keysAsked(rows)))
      const results = rows.map((row) => judgeRow(row, { ...this.#how, candidates }))
      await createTriedRows(tx, { importId, rows: results })
      return results
    })
    for (const [place, each] of (judged ?? []).entries()) this.#seen.note(each, rows[place] ?? null)
    return judged !== null
  }
}

function keysAsked(rows: readonly ParsedRow[]) {
  const keys = rows.map(keysOf)
  return {
    ids: keys.flatMap(({ id }) => (id !== undefined && Number.isSafeInteger(id) ? [id] : [])),
    barcodes: keys.flatMap(({ barcode }) => (barcode === undefined ? [] : formsOfCode(barcode))),
    supplierCodes: keys.flatMap(({ supplier_code: code }) => code ?? []),
    slugs: keys.flatMap(({ slug }) => slug ?? []),
  }
}
