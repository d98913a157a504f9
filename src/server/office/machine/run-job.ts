import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { listJobsUnderWay } from '#server/platform/outbox/list-work.ts'
import { queueJobs } from '#server/platform/outbox/queue-jobs.ts'
import type { Shop } from '#server/platform/shop.ts'

export type JobByHand = {
  name: string
  /** As if it were this time, which is past; null for the time when it is done. */ asOf: Date | null
  actor: Actor
}

/** As often as the clock tries one. */
const mostAttempts = 5

/** Has a job of the clock done by whoever works in the background. Refused while it is under way; a second asking waits for the first. */
export async function runJobByHand(shop: Shop, { name, asOf, actor }: JobByHand): Promise<Result<null, { code: 'job_running' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const underWay = await listJobsUnderWay(tx)
    if (underWay.some((job) => job.name === name)) return refuse({ code: 'job_running' })
    await queueJobs(tx, 'run-job', [
      { key: `by-hand:${name}`, row: `by-hand:${name}`, payload: { name, as_of: asOf?.toISOString() ?? null }, mostAttempts },
    ])
    const after = { as_of: asOf?.toISOString() ?? null }
    await writeAuditEntry(tx, { actor, verb: 'run-job', subject: `job ${name}`, before: null, after, now })
    return ok(null)
  })
}
