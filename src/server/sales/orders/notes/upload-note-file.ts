import { kindOfFile, mostNoteFileBytes } from '#rules/orders/note-files.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockParcel } from '../lock-parcel.ts'
import { createFileRow } from './note-store.ts'

export type FileToUpload = { number: string; name: string; bytes: Buffer; staffId: number }
export type UploadRefusal = { code: 'no_such_order' | 'file_refused' | 'file_too_large' }

/** Keeps a picture or a PDF for a note that is being written; what no note names within a day is taken away again (DSK-11). */
export async function uploadNoteFile(
  shop: Shop,
  { number, name, bytes, staffId }: FileToUpload,
): Promise<Result<{ id: number; kind: string }, UploadRefusal>> {
  const kind = kindOfFile(bytes)
  if (kind === null) return refuse({ code: 'file_refused' })
  if (bytes.length > mostNoteFileBytes) return refuse({ code: 'file_too_large' })
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const locked = await lockParcel(tx, number)
    if (!locked) return refuse({ code: 'no_such_order' })
    return ok({ id: await createFileRow(tx, { orderId: locked.whole.id, staffId, name, kind, bytes, now }), kind })
  })
}
