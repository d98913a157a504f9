import type { Shop } from '#server/platform/shop.ts'
import { seenOfImport, type Looking } from '../seen-of-import.ts'
import { findImportRow } from '../store.ts'
import { listPicturesOfImport } from './store.ts'

const picturesAtOnce = 100

type Asked = { id: number; after: number; by: Looking }

/** What became of each picture that a file names; null when there is no such import. Where they lie is for who sees all of the file. */
export async function listImportedPictures({ database: { db } }: Shop, { id, after, by }: Asked) {
  const row = await findImportRow(db, id)
  if (!row) return null
  const { all } = seenOfImport(by, row)
  const found = await listPicturesOfImport(db, { importId: id, offset: after, limit: picturesAtOnce + 1 })
  const pictures = found.slice(0, picturesAtOnce).map(({ source, ...picture }) => ({ ...picture, source: all ? source : '' }))
  return { pictures, next: found.length > picturesAtOnce ? after + picturesAtOnce : null }
}
