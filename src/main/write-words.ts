import { writeDueWords } from '#server/catalog/search/words/write-due-words.ts'
import { writeDueAuditWords } from '#server/platform/audit/write-due-audit-words.ts'
import { queueJobs } from '#server/platform/outbox/queue-jobs.ts'
import type { Shop } from '#server/platform/shop.ts'

/** However often words are owed, one job of it waits and one is at it, in however many processes: the lane is for orders too. */
export async function askForWords({ database: { db } }: Pick<Shop, 'database'>): Promise<void> {
  await queueJobs(db, 'write-words', [{ key: 'words', row: 'words', payload: {} }])
}

/** Writes by what goods and entries of the audit log are found, as far as it is due; what is left is the next job's. */
export async function writeAllDueWords(shop: Shop): Promise<void> {
  const ended = [await writeDueWords(shop), await writeDueAuditWords(shop)]
  if (ended.includes('more')) await askForWords(shop)
}
