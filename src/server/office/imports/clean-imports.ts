import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { addDays } from '#rules/calendar.ts'
import { daysToUndo } from '#rules/imports/row-result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { packedPath } from './packed/packed-file.ts'
import { deleteOldImports } from './store.ts'

/** Pictures of a ZIP can be asked for again as long as the import can be taken back. */
const daysOf = { arriving: 1, listed: 365, packed: daysToUndo }

/** An import stands in the list for a year, with its rows and its file (IMP-19); what never arrived whole goes after a day. */
export async function cleanImports({ database: { db }, settings, now }: Shop): Promise<void> {
  await deleteOldImports(db, { arrivingBefore: addDays(now(), -daysOf.arriving), before: addDays(now(), -daysOf.listed) })
  await cleanPacked(settings.mediaDirectory, addDays(now(), -daysOf.packed))
}

async function cleanPacked(mediaDirectory: string, before: Date): Promise<void> {
  const directory = dirname(packedPath(mediaDirectory, 0))
  for (const file of await readdir(directory).catch(() => [])) {
    const path = join(directory, file)
    const written = await stat(path).catch(() => null)
    if (written && written.mtime < before) await rm(path, { force: true })
  }
}
