import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { arrivingName } from './kept-file.ts'
import { keepPiece } from './pieces.ts'
import { findUpload, lockUpload, saveReceived } from './store.ts'

type Piece = { id: number; staffId: number; at: number; bytes: Uint8Array }

/**
 * Adds the next piece of an upload and answers how much is there. A piece that comes twice, or that does not begin where the last one
 * ended, changes nothing: who sends goes on from what is there. A piece lies there before it counts.
 */
export async function addToUpload(
  { database, media, now }: Shop,
  { id, staffId, at, bytes }: Piece,
): Promise<Result<number, { code: 'not_found' }>> {
  const received = at + bytes.length
  const fits = (upload: { received: number; bytes: number }) => at === upload.received && received <= upload.bytes && bytes.length > 0
  const found = await findUpload(database.db, { id, staffId })
  if (!found) return refuse({ code: 'not_found' })
  if (!fits(found)) return ok(found.received)
  await keepPiece(media, arrivingName(id), { at, bytes })
  return database.transaction(async (tx) => {
    const upload = await lockUpload(tx, { id, staffId })
    if (!upload) return refuse({ code: 'not_found' })
    if (!fits(upload)) return ok(upload.received)
    await saveReceived(tx, { id, received, now: now() })
    return ok(received)
  })
}
