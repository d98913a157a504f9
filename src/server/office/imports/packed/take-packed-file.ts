import { mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FileFault } from '#rules/imports/file-limits.ts'
import { packedLimits } from '#rules/imports/packed-pictures.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { fingerprintOf } from '#server/platform/pictures/uploading/kept-file.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockImport, saveImport, type LockedImport } from '../store.ts'
import { listPacked, packedPath } from './packed-file.ts'

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
const mayTake = ({ state }: LockedImport) => state === 'waiting' || state === 'ready'

/** Adds the next piece and answers how much is there; one that comes twice, or from elsewhere, changes nothing. */
export async function addToPacked(
  { database, settings }: Shop,
  { id, at, bytes }: { id: number; at: number; bytes: Buffer },
): Promise<Result<number, PackedRefusal>> {
  return database.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (!row || row.packed_bytes === null) return refuse({ code: 'not_found' })
    const received = at + bytes.length
    if (!mayTake(row) || at !== row.packed_received || received > row.packed_bytes || bytes.length === 0) return ok(row.packed_received)
    await writeAt(packedPath(settings.mediaDirectory, id), { at, bytes })
    await saveImport(tx, { id, packed_received: received })
    return ok(received)
  })
}

/** What a process that died has written beyond is written over. */
async function writeAt(path: string, { at, bytes }: { at: number; bytes: Buffer }): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, at === 0 ? 'w' : 'r+')
  try {
    await file.write(bytes, 0, bytes.length, at)
  } finally {
    await file.close()
  }
}

/** All has arrived: which pictures are in it. What cannot be read is gone, and said. */
export async function finishPacked({ database, settings }: Shop, { id }: { id: number }): Promise<Result<number, PackedRefusal>> {
  const path = packedPath(settings.mediaDirectory, id)
  return database.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (!row || row.packed_bytes === null || row.packed_sha256 === null) return refuse({ code: 'not_found' })
    if (Array.isArray(row.packed_names)) return ok(row.packed_names.length)
    if (row.packed_received < row.packed_bytes) return refuse({ code: 'file_refused', why: 'sent' })
    const isWhole = (await fingerprintOf(path).catch(() => null))?.equals(row.packed_sha256) ?? false
    const names = isWhole ? await listPacked(path) : { fault: 'sent' as const }
    if ('fault' in names) {
      await rm(path, { force: true })
      await saveImport(tx, { id, packed_bytes: null, packed_sha256: null, packed_received: 0 })
      return refuse({ code: 'file_refused', why: names.fault })
    }
    await saveImport(tx, { id, packed_names: JSON.stringify(names) })
    return ok(names.length)
  })
}
