import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { beginningIn } from '../uploading/kept-file.ts'

/** Addresses of what is said in a film; null where nothing is. */
export type Captions = { captions_zh: string | null; captions_en: string | null }

export async function lockFilm(tx: Tx, address: string) {
  const beginning = beginningIn(address)
  if (!beginning) return undefined
  return tx
    .selectFrom('media')
    .where(sql<Buffer>`substring(sha256 for 16)`, '=', beginning)
    .where('format', '=', 'mp4')
    .select(['id', 'captions_zh', 'captions_en'])
    .forUpdate()
    .executeTakeFirst()
}

export async function saveCaptions(tx: Tx, { id, captions }: { id: number; captions: Captions }): Promise<void> {
  await tx.updateTable('media').set(captions).where('id', '=', id).execute()
}

export async function listFilmRows(db: Kysely<Tables>, beginnings: readonly Buffer[]) {
  return db
    .selectFrom('media')
    .where(sql<Buffer>`substring(sha256 for 16)`, '=', anyOf(beginnings, 'bytea'))
    .where('format', '=', 'mp4')
    .select(['sha256', 'seconds', 'captions_zh', 'captions_en'])
    .execute()
}
