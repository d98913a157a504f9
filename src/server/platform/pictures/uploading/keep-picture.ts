import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Actor } from '#rules/actor.ts'
import type { PictureFault } from '#rules/catalog/pictures/picture-file.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Media } from '../media.ts'
import { judgePicture } from './judge-picture.ts'
import { fingerprintOf, shownName, uploadedName } from './kept-file.ts'
import { presentMedia, type ShownMedia } from './present-media.ts'
import { createMedia, touchMediaRow, type MediaRow } from './store.ts'

type Kept = { path: string; staffId: number; actor: Actor }

/** Makes a picture of a file that is there whole, as of one that somebody uploads. The same bytes are the same picture; the file is left. */
export async function keepPicture(
  { database, media, now }: Pick<Shop, 'database' | 'media' | 'now'>,
  { path, staffId, actor }: Kept,
): Promise<Result<ShownMedia, { code: 'picture_refused'; why: PictureFault }>> {
  const sha256 = await fingerprintOf(path)
  const known = await touchMediaRow(database.db, { sha256, now: now() })
  if (known) return ok(presentMedia(known))
  return besideOthers(async (directory) => {
    const drawn = join(directory, 'drawn')
    const judged = await judgePicture(path, drawn)
    if ('fault' in judged) return refuse({ code: 'picture_refused', why: judged.fault })
    const row = { ...judged, sha256, seconds: null }
    await keepFiles(media, { path, drawn, row })
    const shown = presentMedia(row)
    const { size: bytes } = await stat(path)
    await database.transaction(async (tx) => {
      const isNew = await createMedia(tx, { ...row, bytes, staffId, now: now() })
      const entry = { actor, verb: 'upload-picture', subject: shown.url, before: null, after: shown, now: now() }
      if (isNew) await writeAuditEntry(tx, entry)
    })
    return ok(shown)
  })
}

/** The files are there before anybody can name them. */
export async function keepFiles({ originals }: Media, { path, drawn, row }: { path: string; drawn: string; row: MediaRow }): Promise<void> {
  await originals.keep(uploadedName(row), { file: path })
  await originals.keep(shownName(row), { file: drawn })
}

/** Gives work a directory of this machine that nobody else has, and leaves nothing of it. */
export async function besideOthers<Done>(work: (directory: string) => Promise<Done>): Promise<Done> {
  const directory = await mkdtemp(join(tmpdir(), 'meihao-upload-'))
  try {
    return await work(directory)
  } finally {
    // What was broken off may still be writing into it.
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}
