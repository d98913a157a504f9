import { queueJobs } from '#server/platform/outbox/queue-jobs.ts'
import type { Shop } from '#server/platform/shop.ts'

/** However often words are owed, one job of it waits and one is at it, in however many processes: the lane is for orders too. */
export async function askForWords({ database: { db } }: Pick<Shop, 'database'>): Promise<void> {
  await queueJobs(db, 'write-words', [{ key: 'words', row: 'words', payload: {} }])
}
