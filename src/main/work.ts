import type { Work } from '#server/platform/outbox/work.ts'
import { clockJobs } from './clock-jobs.ts'
import { laneOfNews, reactions } from './reactions.ts'

/** All that goes on in the background. */
export const work: Work = { reactions, laneOfNews, clockJobs }
