import { mostFilmBytes } from '#rules/catalog/films/film-file.ts'
import { mostFileBytes } from '#rules/catalog/pictures/picture-file.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { presentMedia, type ShownMedia } from './present-media.ts'
import { openUpload, touchMediaRow, type UploadKind } from './store.ts'

/** What somebody is about to send; `sha256` is its fingerprint. */
export type Announced = { staffId: number; sha256: Buffer; bytes: number; kind: UploadKind }

/** Under which number it arrives, and how much of it is there already. */
export type Begun = { media: ShownMedia; upload: null } | { media: null; upload: { id: number; received: number } }

/** Takes the beginning of an upload. What was uploaded before need not come again, and what was broken off goes on where it stopped (GDS-35). */
export async function beginUpload(
  { database: { db }, now }: Shop,
  announced: Announced,
): Promise<Result<Begun, { code: 'picture_refused' | 'film_refused'; why: 'bytes' | 'kind' }>> {
  const { sha256, bytes, kind } = announced
  const code = refusals[kind]
  if (bytes > mostBytes[kind]) return refuse({ code, why: 'bytes' })
  const known = await touchMediaRow(db, { sha256, now: now() })
  if (known && (known.format === 'mp4') !== (kind === 'film')) return refuse({ code, why: 'kind' })
  if (known) return ok({ media: presentMedia(known), upload: null })
  return ok({ media: null, upload: await openUpload(db, { ...announced, now: now() }) })
}

const mostBytes = { picture: mostFileBytes, film: mostFilmBytes } as const
const refusals = { picture: 'picture_refused', film: 'film_refused' } as const
