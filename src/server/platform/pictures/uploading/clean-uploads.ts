import { addDays } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Media } from '../media.ts'
import { arrivingBeginning, arrivingName, nameOf, shownName, uploadedName } from './kept-file.ts'
import { removePieces } from './pieces.ts'
import { deleteUnusedBefore, deleteUploadsBefore } from './store.ts'

/** What was broken off can be gone on with for so long, and what was uploaded can be shown for so long. */
const daysOf = { arriving: 1, unused: 30 }

/**
 * Takes away what never arrived whole, and what was uploaded and never shown anywhere; with it what a process that died has left. Sizes
 * that other machines made of it leave their caches when nobody asks for them.
 */
export async function cleanUploads({ database, media, now }: Shop): Promise<void> {
  const broken = await deleteUploadsBefore(database, addDays(now(), -daysOf.arriving))
  for (const id of broken) await removePieces(media, arrivingName(id))
  await removeBefore(media, { beginning: arrivingBeginning, before: addDays(now(), -daysOf.arriving - 1) })
  for (const row of await deleteUnusedBefore(database, addDays(now(), -daysOf.unused))) {
    await media.originals.remove([uploadedName(row), shownName(row)])
    for (const folder of ['products', 'brought/originals/products', 'brought/films']) await media.cache.drop(folder, nameOf(row.sha256))
  }
}

/** Takes away what lies there since before a moment. */
export async function removeBefore({ originals }: Media, { beginning, before }: { beginning: string; before: Date }): Promise<void> {
  for await (const { name, since } of originals.list(beginning)) if (since < before) await originals.remove([name])
}
