import type { Work } from '#server/platform/outbox/work.ts'
import { queuedJobs } from './queued-jobs.ts'
import { scheduledJobs } from './scheduled-jobs.ts'
import { laneOfEvent, reactions } from './reactions.ts'

/** All that goes on in the background. */
export const work: Work = { reactions, laneOfEvent, scheduledJobs, queuedJobs }
