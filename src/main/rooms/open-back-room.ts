import type { Shop } from '#server/platform/shop.ts'
import { readConfig } from '../config.ts'
import { openLog } from '../open-log.ts'
import type { Part } from '../parts.ts'
import { closeAll, type Closing } from './closing.ts'
import { openBehind, openRooms, type Variables } from './open-rooms.ts'

export type BackRoom = { shop: Shop; close: () => Promise<void> }

/** What the command line does may bring the schema with it, and leaves the standard output to what it answers. */
type Opening = { parts?: readonly Part[]; logTo?: 'stdout' | 'stderr' }

/** The shop without listening, its worker and its demo goods: for what operations do from the command line, also while it is open. */
export async function openBackRoom(variables: Variables, { parts = ['migrate'], logTo = 'stderr' }: Opening = {}): Promise<BackRoom> {
  const config = readConfig(variables)
  const log = openLog(config, logTo)
  const closing: Closing = []
  const close = () => closeAll(closing, log)
  try {
    const { shop, databaseUrl } = await openRooms(config, { log, closing, parts })
    return { shop: { ...shop, database: openBehind({ config, databaseUrl }, closing) }, close }
  } catch (error) {
    await close()
    throw error
  }
}
