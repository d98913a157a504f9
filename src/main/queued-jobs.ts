import * as z from 'zod'
import { askForWords } from '#server/catalog/search/words/ask-for-words.ts'
import { writeDueWords } from '#server/catalog/search/words/write-due-words.ts'
import { turnProducts } from '#server/catalog/products/schedules/turn-products.ts'
import { writeDueAuditWords } from '#server/platform/audit/write-due-audit-words.ts'
import { noteRun } from '#server/platform/outbox/note-run.ts'
import type { QueuedJob, ScheduledJob } from '#server/platform/outbox/work.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deliverWebhook } from '#server/platform/webhooks/deliver-webhook.ts'
import { scheduledJobs } from './scheduled-jobs.ts'

const byHand = z.object({ name: z.string(), as_of: z.iso.datetime({ offset: true }).nullable() })

/** What verbs put into the queue for a moment of its own, by the name under which they do. */
export const queuedJobs = {
  'turn-products': { work: (shop) => turnProducts(shop), lane: 'rest' },
  'deliver-webhook': { work: deliverWebhook, lane: 'webhooks' },
  'write-words': { work: writeAllDueWords, lane: 'rest' },
  'run-job': { work: runByHand, lane: 'rest', insteadOf: (payload) => byHand.parse(payload).name },
} as const satisfies Record<string, QueuedJob>

/** A job of the clock that somebody has asked for, as if it were the time that they named. */
async function runByHand(shop: Shop, payload: unknown): Promise<void> {
  const { name, as_of } = byHand.parse(payload)
  const job = (scheduledJobs as Readonly<Record<string, ScheduledJob>>)[name]
  if (!job) return
  const asOf = as_of === null ? null : new Date(as_of)
  await noteRun(shop, { name, asOf }, () => job.work(asOf ? { ...shop, now: () => asOf } : shop))
}

/** Writes by what goods and entries of the audit log are found, as far as it is due; what is left is the next job's. */
async function writeAllDueWords(shop: Shop): Promise<void> {
  const ended = [await writeDueWords(shop), await writeDueAuditWords(shop)]
  if (ended.includes('more')) await askForWords(shop)
}
