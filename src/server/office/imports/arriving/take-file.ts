import { fileLimits, type FileFault } from '#rules/imports/file-limits.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createImportPiece, lockImport, openImport, saveImport, type NewImport } from '../store.ts'

export type FileRefusal = { code: 'not_found' } | { code: 'file_refused'; why: FileFault }

/** Takes the beginning of a file; the same press again goes on with the same one. */
export async function beginFile(
  { database: { db } }: Shop,
  announced: NewImport,
): Promise<Result<{ id: number; received: number }, FileRefusal>> {
  if (announced.bytes > fileLimits.bytes) return refuse({ code: 'file_refused', why: 'bytes' })
  return ok(await openImport(db, announced))
}

type Piece = { id: number; staffId: number; at: number; bytes: Uint8Array }

/** Adds the next piece and answers how much is there. One that comes twice, or does not begin where the last one ended, changes nothing. */
export async function addToFile({ database }: Shop, { id, staffId, at, bytes }: Piece): Promise<Result<number, FileRefusal>> {
  return database.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (row?.staff_id !== staffId) return refuse({ code: 'not_found' })
    const received = at + bytes.length
    if (row.state !== 'arriving' || at !== row.received || received > row.bytes || bytes.length === 0) return ok(row.received)
    await createImportPiece(tx, { importId: id, place: at, bytes })
    await saveImport(tx, { id, received })
    return ok(received)
  })
}

/** All has arrived: it is read by a job. Told twice, the second time changes nothing. */
export async function finishFile(
  { database }: Shop,
  { id, staffId }: { id: number; staffId: number },
): Promise<Result<'done', FileRefusal>> {
  return database.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (row?.staff_id !== staffId) return refuse({ code: 'not_found' })
    if (row.state !== 'arriving') return ok('done')
    if (row.received < row.bytes) return refuse({ code: 'file_refused', why: 'sent' })
    await saveImport(tx, { id, state: 'reading' })
    await tellLater(tx, { name: 'import-asked', importId: id })
    return ok('done')
  })
}
