import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { addDays } from '#rules/calendar.ts'
import { saveBrowserSeen } from './sign-in-store.ts'

/** For so long a browser counts as known (ACC-20). */
const daysKnown = 90

/** Somebody proves in this browser who they are: notes that they were seen there. Whether they were before. */
export async function rememberBrowser(
  db: Kysely<Tables>,
  { staffId, browserId, now }: { staffId: number; browserId: string; now: Date },
): Promise<boolean> {
  const browserHash = createHash('sha256').update(browserId).digest()
  return saveBrowserSeen(db, { staffId, browserHash, now, knownSince: addDays(now, -daysKnown) })
}
