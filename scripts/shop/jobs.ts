import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import { scheduledJobs } from '#main/scheduled-jobs.ts'
import type { ScheduledJob } from '#server/platform/outbox/work.ts'
import { giveUpEvent } from '#server/platform/outbox/give-up-event.ts'
import { command } from './command.ts'
import { actor, amount, reason } from './words.ts'

const toTheMinute = -1
/** A moment with its offset, such as 2026-11-21T03:00+08:00, with seconds or without; a day alone is its first minute in Taipei. */
const moment = z
  .union([
    z.iso.datetime({ offset: true }),
    z.iso.datetime({ offset: true, precision: toTheMinute }),
    z.iso.date().transform((day) => `${day}T00:00:00+08:00`),
  ])
  .transform((text) => new Date(text))

export const runJob = command({
  takes: ['name'],
  input: z.object({ name: z.string(), at: moment.optional() }),
  does: `Does now what the clock would ask for, as if it were that time: ${Object.keys(scheduledJobs).join(', ')}.`,
  async run(shop, { name, at = shop.now() }) {
    const job = (scheduledJobs as Readonly<Record<string, ScheduledJob>>)[name]
    if (!job) return refuse(`There is no job ${name}. Known are: ${Object.keys(scheduledJobs).join(', ')}.`)
    await job.work({ ...shop, now: () => at })
    return ok(`Job ${name} is done as of ${at.toISOString()}.`)
  },
})

export const giveUp = command({
  takes: ['work'],
  input: z.object({ work: amount, reason, actor }),
  does: 'Ends background work that will never succeed, such as an email to an address that does not exist: its number is the one that attention shows.',
  async run(shop, { work: id, reason: why, actor: by }) {
    return (await giveUpEvent(shop, { id, reason: why, by }))
      ? ok(`Work ${id} is given up.`)
      : refuse('Nothing was done: no work of that number has failed.')
  },
})
