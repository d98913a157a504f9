import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { addDays } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { arrivingPath, nameOf, shownPath, uploadedPath } from './kept-file.ts'
import { deleteUnusedBefore, deleteUploadsBefore } from './store.ts'

/** What was broken off can be gone on with for so long, and what was uploaded can be shown for so long. */
const daysOf = { arriving: 1, unused: 30 }

type Unused = Awaited<ReturnType<typeof deleteUnusedBefore>>[number]

/** Takes away what never arrived whole, and what was uploaded and never shown anywhere; with it what a process that died has left. */
export async function cleanUploads({ database, settings: { mediaDirectory }, now }: Shop): Promise<void> {
  const broken = await deleteUploadsBefore(database, addDays(now(), -daysOf.arriving))
  for (const id of broken) await rm(arrivingPath(mediaDirectory, id), { force: true })
  await cleanArriving(dirname(arrivingPath(mediaDirectory, 0)), addDays(now(), -daysOf.arriving - 1))
  for (const media of await deleteUnusedBefore(database, addDays(now(), -daysOf.unused))) await removeFiles(mediaDirectory, media)
}

async function cleanArriving(directory: string, before: Date): Promise<void> {
  for (const file of await readdir(directory).catch(() => [])) {
    const path = join(directory, file)
    const written = await stat(path).catch(() => null)
    if (written && written.mtime < before) await rm(path, { force: true })
  }
}

async function removeFiles(directory: string, media: Unused): Promise<void> {
  await rm(uploadedPath(directory, media), { force: true })
  const name = nameOf(media.sha256)
  await rm(shownPath(directory, media), { force: true })
  const resized = join(directory, 'resized', 'products')
  const sizes = (await readdir(resized).catch(() => [])).filter((file) => file.startsWith(`${name}-`))
  for (const size of sizes) await rm(join(resized, size), { force: true })
}
