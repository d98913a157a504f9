import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Actor } from '#rules/actor.ts'
import { traced, type Trace } from '#server/platform/audit/trace.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { keepPicture } from '#server/platform/pictures/uploading/keep-picture.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findImportRow, lockImport, saveImport, type ImportRow, type LockedImport } from '../store.ts'
import { packedName, takePacked } from '../packed/packed-file.ts'
import { isElsewhere } from './read-source.ts'
import { givePicturesToRow } from './give-pictures-to-row.ts'
import { listRowsWithAll, listWaiting, saveCame } from './store.ts'

/** At once (IMP-14). */
const picturesAtOnce = 4
/** After so many rounds others have their turn. */
const roundsOfTurn = 5
const rowsAtOnce = 100
/** What could not be reached is asked a second time. */
const mostTries = 2

/**
 * Fetches pictures that a file named, four at a time, and gives them to the products of its rows (IMP-14). Broken off, it goes on: what
 * came is noted picture by picture.
 */
export async function fetchPictures(shop: Shop, { importId }: { importId: number }): Promise<void> {
  for (let round = 0; round < roundsOfTurn; round += 1) {
    const row = await findImportRow(shop.database.db, importId)
    if (!row || !isApplied(row)) break
    const theirs = { ...shop, database: traced(shop.database, row.trace as Trace) }
    const sources = await listWaiting(shop.database.db, { importId, limit: picturesAtOnce })
    await Promise.all(sources.map((source) => fetchOne(theirs, { row, source })))
    await giveToRows(theirs, importId)
    if (sources.length === 0) break
  }
  await shop.database.transaction(async (tx) => {
    const row = await lockImport(tx, importId)
    if (!row) return
    const [source] = await listWaiting(tx, { importId, limit: 1 })
    // Rows whose pictures have all come, of a batch that was applied while this one ended.
    const [ready] = await listRowsWithAll(tx, { importId, limit: 1 })
    const isMore = isApplied(row) && (source !== undefined || ready !== undefined)
    if (isMore) await tellLater(tx, { name: 'import-pictures-asked', importId })
    else await saveImport(tx, { id: importId, fetching: false })
  })
}

/** An import that was taken back wants no pictures any more. */
export const isApplied = ({ applied_at: appliedAt, undone_at: undoneAt }: Pick<LockedImport, 'applied_at' | 'undone_at'>) =>
  appliedAt !== null && undoneAt === null

async function fetchOne(shop: Shop, { row, source }: { row: ImportRow; source: string }): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'import-picture-'))
  try {
    const path = join(directory, 'picture')
    const came = await take(shop, { row, source, path })
    if (came !== null) return await saveCame(shop.database.db, { importId: row.id, source, came: { why: came } })
    const kept = await keepPicture(shop, { path, staffId: row.staff_id, actor: row.actor as Actor })
    const is = kept.ok ? { picture: kept.value.url } : { why: kept.refusal.why }
    await saveCame(shop.database.db, { importId: row.id, source, came: is })
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Why it did not come; null when the file is there. */
async function take(
  { ports, media }: Shop,
  { row, source, path }: { row: ImportRow; source: string; path: string },
): Promise<string | null> {
  if (!isElsewhere(source)) {
    const packed = row.packed_sha256 && (await media.reach(packedName({ importId: row.id, sha256: row.packed_sha256 })))
    return packed === null ? 'missing' : takePacked(packed, { name: source, target: path })
  }
  for (let tries = 1; ; tries += 1) {
    const fetched = await ports.pictures.save(source, path)
    if (!('fault' in fetched)) return null
    if (fetched.fault !== 'unreachable' || tries === mostTries) return fetched.fault
  }
}

async function giveToRows(shop: Shop, importId: number): Promise<void> {
  for (;;) {
    const rows = await listRowsWithAll(shop.database.db, { importId, limit: rowsAtOnce })
    if (rows.length === 0) return
    for (const row of rows) if (!(await giveOne(shop, { importId, row }))) return
  }
}

/** The import is held before any product, as a turn of it does. False when it was taken back meanwhile. */
async function giveOne({ database, now }: Shop, { importId, row }: { importId: number; row: number }): Promise<boolean> {
  return database.transaction(async (tx) => {
    const held = await lockImport(tx, importId)
    if (!held || !isApplied(held)) return false
    await givePicturesToRow(tx, { importId, row, actor: held.actor as Actor, now: now() })
    return true
  })
}
