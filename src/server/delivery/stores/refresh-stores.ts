import type { Shop } from '#server/platform/shop.ts'
import { countOpenStores, saveDirectory } from './store.ts'

/** A directory that has lost more than half of the known stores is taken for a mistake. */
const least = 0.5

/** Takes the directory of the logistics company over. While it cannot be reached, the stores that are known stay. */
export async function refreshStores({ ports, database, log }: Shop): Promise<void> {
  const directory = await ports.storeDirectory.listStores()
  if (directory.answer === 'unreachable') return log.error({ reason: directory.reason }, 'the store directory cannot be reached')
  const known = await countOpenStores(database.db)
  const { stores } = directory
  if (stores.length === 0 || stores.length < known * least)
    return log.error({ known, listed: stores.length }, 'the store directory is suspiciously short: it is not taken over')
  await database.transaction((tx) => saveDirectory(tx, stores))
}
