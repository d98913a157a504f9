import { rm } from 'node:fs/promises'
import type { Actor } from '#rules/actor.ts'
import type { FilmFault } from '#rules/catalog/films/film-file.ts'
import type { PictureFault } from '#rules/catalog/pictures/picture-file.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { judgeFilm } from '../films/judge-film.ts'
import { judgePicture } from './judge-picture.ts'
import { keepFiles } from './keep-picture.ts'
import { arrivingPath, fingerprintOf } from './kept-file.ts'
import { presentMedia, type Media } from './present-media.ts'
import { createMedia, deleteUpload, findUpload, type MediaRow } from './store.ts'

export type FinishRefusal =
  | { code: 'not_found' }
  | { code: 'picture_refused'; why: PictureFault }
  | { code: 'film_refused'; why: FilmFault }

type Finished = { id: number; staffId: number; actor: Actor }
/** `aside`: where what becomes of it lies until it is known whether it stays. */
type Upload = NonNullable<Awaited<ReturnType<typeof findUpload>>> & { id: number; path: string; aside: string }
type Judged = Result<MediaRow, FinishRefusal>

/**
 * Makes a picture or a film of what has arrived, or refuses it with the reason; either way nothing is left of the upload. The uploaded
 * bytes stay as they are; every picture that is shown is made from what was drawn anew (GDS-32).
 */
export async function finishUpload(shop: Shop, { id, staffId, actor }: Finished): Promise<Result<Media, FinishRefusal>> {
  const { database, settings, now } = shop
  const found = await findUpload(database.db, { id, staffId })
  if (!found || found.received < found.bytes) return refuse({ code: 'not_found' })
  const path = arrivingPath(settings.mediaDirectory, id)
  const upload = { ...found, id, path, aside: `${path}-${Buffer.from(shop.randomBytes(6)).toString('hex')}` }
  const judged = await judge(upload)
  if (judged.ok) await keepFiles(settings.mediaDirectory, { ...upload, media: judged.value })
  else await rm(upload.aside, { force: true })
  const media = await database.transaction(async (tx) => {
    await deleteUpload(tx, id)
    if (!judged.ok) return judged
    const isNew = await createMedia(tx, { ...judged.value, bytes: upload.bytes, staffId, now: now() })
    const shown = presentMedia(judged.value)
    const entry = { actor, verb: `upload-${found.kind}`, subject: shown.url, before: null, after: shown, now: now() }
    if (isNew) await writeAuditEntry(tx, entry)
    return ok(shown)
  })
  await rm(upload.path, { force: true })
  return media
}

/** What did not arrive as it was sent is broken. */
async function judge({ kind, sha256, path, aside }: Upload): Promise<Judged> {
  const isWhole = (await fingerprintOf(path).catch(() => null))?.equals(sha256) ?? false
  if (kind === 'film') {
    const film = isWhole ? await judgeFilm(path, aside) : { fault: 'broken' as const }
    return 'fault' in film ? refuse({ code: 'film_refused', why: film.fault }) : ok({ ...film, sha256 })
  }
  const drawn = isWhole ? await judgePicture(path, aside) : { fault: 'broken' as const }
  return 'fault' in drawn ? refuse({ code: 'picture_refused', why: drawn.fault }) : ok({ ...drawn, sha256, seconds: null })
}
