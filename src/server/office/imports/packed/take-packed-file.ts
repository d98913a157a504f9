import { join } from 'node:path'
import type { FileFault } from '#rules/imports/file-limits.ts'
import { packedLimits } from '#rules/imports/packed-pictures.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { besideOthers } from '#server/platform/pictures/uploading/keep-picture.ts'
import { joinPieces, keepPiece, removePieces } from '#server/platform/pictures/uploading/pieces.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findImportRow, lockImport, saveImport, type LockedImport } from '../store.ts'
import { arrivingPacked, listPacked, packedName } from './packed-file.ts'

export type PackedRefusal = { code: 'not_found' | 'import_moved' } | { code: 'file_refused'; why: FileFault }

type Announced = { id: number; bytes: number; sha256: Buffer }

/** Takes the beginning of a ZIP of pictures for a file that was not applied yet; the same one goes on where it stopped, another takes its place. */
export async function beginPacked(shop: Shop, { id, bytes, sha256 }: Announced): Promise<Result<number, PackedRefusal>> {
  if (bytes > packedLimits.bytes) return refuse({ code: 'file_refused', why: 'zipBytes' })
  return shop.database.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (!row) return refuse({ code: 'not_found' })
    if (!mayTake(row)) return refuse({ code: 'import_moved' })
    if (row.packed_sha256?.equals(sha256) && row.packed_bytes === bytes) return ok(row.packed_received)
    await saveImport(tx, {
      id,
      state: 'waiting',
      tried_at: null,
      packed_bytes: bytes,
      packed_sha256: sha256,
      packed_received: 0,
      packed_names: null,
    })
    return ok(0)
  })
}

/** What was tried is tried anew with the pictures. */
const mayTake = ({ state }: Pick<LockedImport, 'state'>) => state === 'waiting' || state === 'ready'

type Arriving = { state: LockedImport['state']; packed_bytes: number | null; packed_sha256: Buffer | null; packed_received: number }

/** Adds the next piece and answers how much is there; one that comes twice, or from elsewhere, changes nothing. It lies there before it counts. */
export async function addToPacked(
  { database, media }: Shop,
  { id, at, bytes }: { id: number; at: number; bytes: Uint8Array },
): Promise<Result<number, PackedRefusal>> {
  const received = at + bytes.length
  const fits = (row: Arriving) => mayTake(row) && at === row.packed_received && received <= (row.packed_bytes ?? 0) && bytes.length > 0
  const found = await findImportRow(database.db, id)
  if (!found || found.packed_bytes === null || found.packed_sha256 === null) return refuse({ code: 'not_found' })
  const sha256 = found.packed_sha256
  if (!fits(found)) return ok(found.packed_received)
  await keepPiece(media, arrivingPacked({ importId: id, sha256 }), { at, bytes })
  return database.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (!row || row.packed_bytes === null) return refuse({ code: 'not_found' })
    // Another ZIP may have been begun meanwhile.
    if (!fits(row) || !row.packed_sha256?.equals(sha256)) return ok(row.packed_received)
    await saveImport(tx, { id, packed_received: received })
    return ok(received)
  })
}

/** All has arrived: which pictures are in it. What cannot be read is gone, and said. */
export async function finishPacked({ database, media, log }: Shop, { id }: { id: number }): Promise<Result<number, PackedRefusal>> {
  const found = await findImportRow(database.db, id)
  if (!found || found.packed_bytes === null || found.packed_sha256 === null) return refuse({ code: 'not_found' })
  if (Array.isArray(found.packed_names)) return ok(found.packed_names.length)
  if (found.packed_received < found.packed_bytes) return refuse({ code: 'file_refused', why: 'sent' })
  const packed = { importId: id, sha256: found.packed_sha256, bytes: found.packed_bytes }
  const names = await keepWhole(media, packed)
  const finished = await database.transaction(async (tx): Promise<Result<number, PackedRefusal>> => {
    const row = await lockImport(tx, id)
    if (!row?.packed_sha256?.equals(packed.sha256)) return refuse({ code: 'not_found' })
    if (Array.isArray(row.packed_names)) return ok(row.packed_names.length)
    if ('fault' in names) {
      await saveImport(tx, { id, packed_bytes: null, packed_sha256: null, packed_received: 0 })
      return refuse({ code: 'file_refused', why: names.fault })
    }
    await saveImport(tx, { id, packed_names: JSON.stringify(names) })
    return ok(names.length)
  })
  // What stays now goes once the import can no longer be taken back.
  await removePieces(media, arrivingPacked(packed)).catch((error: unknown) => log.warn({ err: error }, 'pieces of a ZIP stay for a while'))
  return finished
}

type Packed = { importId: number; sha256: Buffer; bytes: number }

/** Joins its pieces and keeps it where every copy finds it. */
async function keepWhole(media: Shop['media'], { bytes, ...packed }: Packed): Promise<string[] | { fault: FileFault }> {
  return besideOthers(async (directory) => {
    const path = join(directory, 'packed.zip')
    const fingerprint = await joinPieces(media, arrivingPacked(packed), { target: path, bytes })
    if (!fingerprint?.equals(packed.sha256)) return { fault: 'sent' }
    const names = await listPacked(path)
    if (!('fault' in names)) await media.originals.keep(packedName(packed), { file: path })
    return names
  })
}
