import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { listFilmRows } from '../films/store.ts'
import { beginningIn, filmUrl } from '../uploading/kept-file.ts'

/** Of films of the shop's own how long they are and where their captions are, by address; no others are known. */
export async function findFilmFacts(db: Kysely<Tables>, addresses: readonly string[]) {
  const beginnings = addresses.flatMap((address) => beginningIn(address) ?? [])
  if (beginnings.length === 0) return new Map<string, FilmFacts>()
  const rows = await listFilmRows(db, beginnings)
  return new Map(rows.map(({ sha256, ...facts }): [string, FilmFacts] => [filmUrl({ sha256, format: 'mp4' }), facts]))
}

export type FilmFacts = { seconds: number | null; captions_zh: string | null; captions_en: string | null }
