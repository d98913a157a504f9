import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { arrivingPath } from './kept-file.ts'
import { lockUpload, saveReceived } from './store.ts'

type Piece = { id: number; staffId: number; at: number; bytes: Buffer }

/**
 * Adds the next piece of an upload and answers how much is there. A piece that comes twice, or that does not begin where the last one
 * ended, changes nothing: who sends goes on from what is there.
 */
export async function addToUpload(
  { database, settings, now }: Shop,
  { id, staffId, at, bytes }: Piece,
): Promise<Result<number, { code: 'not_found' }>> {
  return database.transaction(async (tx) => {
    const upload = await lockUpload(tx, { id, staffId })
    if (!upload) return refuse({ code: 'not_found' })
    const received = at + bytes.length
    if (at !== upload.received || received > upload.bytes || bytes.length === 0) return ok(upload.received)
    await writeAt(arrivingPath(settings.mediaDirectory, id), { at, bytes })
    await saveReceived(tx, { id, received, now: now() })
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
