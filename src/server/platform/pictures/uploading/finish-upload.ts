import { join } from 'node:path'
import type { Actor } from '#rules/actor.ts'
import type { FilmFault } from '#rules/catalog/films/film-file.ts'
import type { PictureFault } from '#rules/catalog/pictures/picture-file.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { judgeFilm } from '../films/judge-film.ts'
import { judgePicture } from './judge-picture.ts'
import { besideOthers, keepFiles } from './keep-picture.ts'
import { arrivingName } from './kept-file.ts'
import { joinPieces, removePieces } from './pieces.ts'
import { presentMedia, type ShownMedia } from './present-media.ts'
import { createMedia, deleteUpload, findMediaRow, findUpload, type MediaRow } from './store.ts'

export type FinishRefusal =
  | { code: 'not_found' }
  | { code: 'picture_refused'; why: PictureFault }
  | { code: 'film_refused'; why: FilmFault }

type Finished = { id: number; staffId: number; actor: Actor }
/** `path`: where it lies joined, or not at all; `drawn`: where what becomes of it lies. */
type Upload = NonNullable<Awaited<ReturnType<typeof findUpload>>> & { path: string; drawn: string }
type Judged = Result<MediaRow, FinishRefusal>

/**
 * Makes a picture or a film of what has arrived, or refuses it with the reason; either way nothing is left of the upload. The uploaded
 * bytes stay as they are; every picture that is shown is made from what was drawn anew (GDS-32).
 */
export async function finishUpload(shop: Shop, { id, staffId, actor }: Finished): Promise<Result<ShownMedia, FinishRefusal>> {
  const { database, media, now, log } = shop
  const found = await findUpload(database.db, { id, staffId })
  if (!found || found.received < found.bytes) return refuse({ code: 'not_found' })
  const judged = await besideOthers(async (directory) => {
    const upload = { ...found, path: join(directory, 'arrived'), drawn: join(directory, 'drawn') }
    const arrived = await joinPieces(media, arrivingName(id), { target: upload.path, bytes: found.bytes })
    const read = await judge(upload, arrived)
    if (read.ok) await keepFiles(media, { ...upload, row: read.value })
    return read
  })
  const finished = await database.transaction(async (tx) => {
    await deleteUpload(tx, id)
    if (!judged.ok) {
      // Asked twice, as after a proxy lost its patience, the other may have taken it in and its pieces away.
      const there = await findMediaRow(tx, found.sha256)
      return there ? ok(presentMedia(there)) : judged
    }
    const isNew = await createMedia(tx, { ...judged.value, bytes: found.bytes, staffId, now: now() })
    const shown = presentMedia(judged.value)
    const entry = { actor, verb: `upload-${found.kind}`, subject: shown.url, before: null, after: shown, now: now() }
    if (isNew) await writeAuditEntry(tx, entry)
    return ok(shown)
  })
  // What stays now goes with the night.
  await removePieces(media, arrivingName(id)).catch((error: unknown) =>
    log.warn({ err: error }, 'pieces of an upload stay until the night'),
  )
  return finished
}

/** What did not arrive as it was sent is broken. */
async function judge({ kind, sha256, path, drawn: target }: Upload, arrived: Buffer | null): Promise<Judged> {
  const isWhole = arrived?.equals(sha256) ?? false
  if (kind === 'film') {
    const film = isWhole ? await judgeFilm(path, target) : { fault: 'broken' as const }
    return 'fault' in film ? refuse({ code: 'film_refused', why: film.fault }) : ok({ ...film, sha256 })
  }
  const drawn = isWhole ? await judgePicture(path, target) : { fault: 'broken' as const }
  return 'fault' in drawn ? refuse({ code: 'picture_refused', why: drawn.fault }) : ok({ ...drawn, sha256, seconds: null })
}
