import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Actor } from '#rules/actor.ts'
import type { PictureFault } from '#rules/catalog/pictures/picture-file.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { judgePicture } from './judge-picture.ts'
import { arrivingPath, fingerprintOf, shownPath, uploadedPath } from './kept-file.ts'
import { presentMedia, type Media } from './present-media.ts'
import { createMedia, touchMediaRow, type MediaRow } from './store.ts'

type Kept = { path: string; staffId: number; actor: Actor }

/** Makes a picture of a file that is there whole, as of one that somebody uploads. The same bytes are the same picture; the file is left. */
export async function keepPicture(
  shop: Pick<Shop, 'database' | 'settings' | 'now' | 'randomBytes'>,
  { path, staffId, actor }: Kept,
): Promise<Result<Media, { code: 'picture_refused'; why: PictureFault }>> {
  const { database, settings, now } = shop
  const sha256 = await fingerprintOf(path)
  const known = await touchMediaRow(database.db, { sha256, now: now() })
  if (known) return ok(presentMedia(known))
  const directory = dirname(arrivingPath(settings.mediaDirectory, 0))
  await mkdir(directory, { recursive: true })
  const aside = join(directory, `drawn-${Buffer.from(shop.randomBytes(12)).toString('hex')}`)
  const judged = await judgePicture(path, aside)
  if ('fault' in judged) {
    await rm(aside, { force: true })
    return refuse({ code: 'picture_refused', why: judged.fault })
  }
  const media = { ...judged, sha256, seconds: null }
  await keepFiles(settings.mediaDirectory, { path, aside, media })
  const shown = presentMedia(media)
  const { size: bytes } = await stat(path)
  await database.transaction(async (tx) => {
    const isNew = await createMedia(tx, { ...media, bytes, staffId, now: now() })
    const entry = { actor, verb: 'upload-picture', subject: shown.url, before: null, after: shown, now: now() }
    if (isNew) await writeAuditEntry(tx, entry)
  })
  return ok(shown)
}

/** The files are there before anybody can name them. Copied and not moved: who does it again finds what arrived still. */
export async function keepFiles(
  directory: string,
  { path, aside, media }: { path: string; aside: string; media: MediaRow },
): Promise<void> {
  const kept = uploadedPath(directory, media)
  const shown = shownPath(directory, media)
  for (const each of [kept, shown]) await mkdir(dirname(each), { recursive: true })
  await copyFile(path, `${aside}-kept`)
  await rename(`${aside}-kept`, kept)
  await rename(aside, shown)
}
