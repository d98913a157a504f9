import type { Tx } from '#database/connect.ts'
import { entryKinds, type EntryKind, type ImportField, type ImportKind } from '#rules/imports/import-fields.ts'
import { msOfTriedBatch } from '#rules/imports/row-result.ts'
import { paced } from '#server/platform/outbox/paced.ts'
import type { Shop } from '#server/platform/shop.ts'
import { BrokenFile } from '../reading/broken-file.ts'
import { openTable } from '../reading/open-table.ts'
import { countActions, countChangedFields, createTriedRows, deleteRows, saveDoubled } from '../rows-store.ts'
import { countLeave, lockImport, piecesOf, saveImport, type LockedImport } from '../store.ts'
import { judgeEntries } from '../entries/judge-entries.ts'
import { judgeFamilies, wholeFamilies } from '../families/judge-families.ts'
import { wholeGroups } from '../shopify/groups-of.ts'
import { judgeShopify } from '../shopify/judge-shopify.ts'
import { judgeGoods, type HowTried } from './judge-goods.ts'
import type { FileRow } from './parse-row.ts'
import { seenKeys } from './seen-keys.ts'

const rowsAtOnce = 1000
/** So much of long rows is held at once. */
const signsAtOnce = 4_000_000

/**
 * Tries a whole file: what every row would do stands there afterwards, and nothing else has changed (IMP-06). Broken off, it begins
 * anew; one that another has begun meanwhile ends by itself, and one that its process leaves answers so.
 */
export async function tryImport(shop: Shop, row: LockedImport, leaving?: AbortSignal): Promise<'ended' | 'left'> {
  if (!(await begin(shop, row))) return 'ended'
  const trial = new Trial(shop, row)
  const ended = await trial.run(leaving)
  if (ended === 'left') {
    await countLeave(shop.database.db, row)
    return 'left'
  }
  await saveTrial(shop, { row, trial, ended })
  return 'ended'
}

type Ended = Exclude<Awaited<ReturnType<Trial['run']>>, 'left'>

async function saveTrial(shop: Shop, { row, trial, ended }: { row: LockedImport; trial: Trial; ended: Ended }): Promise<void> {
  const { id: importId } = row
  await shop.database.transaction(async (tx) => {
    if (ended === 'superseded' || !(await lockTurn(tx, row))) return
    const now = shop.now()
    if (typeof ended === 'object') {
      await deleteRows(tx, importId)
      return saveImport(tx, { id: importId, state: 'failed', problem: ended.fault, problem_row: ended.row, ended_at: now })
    }
    await saveDoubled(tx, { importId, rows: trial.doubled() })
    const counts = { ...(await countActions(tx, importId)), fields: await countChangedFields(tx, importId) }
    const tried = { row_count: ended, counts: JSON.stringify(counts), tried_at: now, mark: 0, tries: 0, leaves: 0 }
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

/** Kinds of which rows are judged together with those beside them. */
const judges: Partial<Record<ImportKind, typeof judgeGoods>> = {
  shopify: judgeShopify,
  families: judgeFamilies,
  ...(Object.fromEntries(entryKinds.map((kind) => [kind, judgeEntries])) as Record<EntryKind, typeof judgeGoods>),
}
const groups: Partial<Record<ImportKind, typeof wholeGroups>> = { shopify: wholeGroups, families: wholeFamilies }
const asTheyCome: typeof wholeGroups = (rows) => ({ whole: rows, rest: [] })

/** Judges the rows of a file a thousand at a time. */
class Trial {
  readonly #shop: Shop
  readonly #row: LockedImport
  readonly #how: HowTried
  readonly #seen = seenKeys()
  readonly #inTime = paced(msOfTriedBatch)

  constructor(shop: Shop, row: LockedImport) {
    this.#shop = shop
    this.#row = row
    const matching = row.matching as (ImportField | null)[]
    this.#how = {
      kind: row.kind,
      mode: row.stock_mode,
      roundsDown: row.rounds_down,
      matching,
      packed: new Set((row.packed_names ?? []) as string[]),
      now: shop.now(),
    }
  }

  /** How many rows there are, or why the file cannot be read to its end. */
  async run(leaving?: AbortSignal): Promise<number | { fault: string; row: number | null } | 'superseded' | 'left'> {
    // `held`: rows of a group that goes on; they are not looked through again with every row.
    let [rowNo, waiting, signs, held] = [0, [] as FileRow[], 0, 0]
    try {
      const { rows } = await openTable(piecesOf(this.#shop.database.db, this.#row.id))
      if (leaving?.aborted) return 'left'
      for await (const cells of rows) {
        rowNo += 1
        if (rowNo > 1) waiting.push({ rowNo, cells })
        signs += cells.reduce((sum, cell) => sum + cell.length, 0)
        if (waiting.length < held + rowsAtOnce && signs < signsAtOnce) continue
        const { whole, rest } = (groups[this.#how.kind] ?? asTheyCome)(waiting, this.#how.matching)
        if (!(await this.#judge(whole))) return 'superseded'
        if (leaving?.aborted) return 'left'
        ;[waiting, signs, held] = [rest, 0, rest.length]
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
  async #judge(rows: readonly FileRow[]): Promise<boolean> {
    if (rows.length === 0) return true
    await this.#inTime()
    const importId = this.#row.id
    const judged = await this.#shop.database.transaction(async (tx) => {
      if (!(await lockTurn(tx, this.#row))) return null
      const results = await (judges[this.#how.kind] ?? judgeGoods)(tx, rows, this.#how)
      await createTriedRows(tx, { importId, rows: results.map(({ tried }) => tried) })
      return results
    })
    for (const each of judged ?? []) this.#seen.note(each)
    return judged !== null
  }
}
