import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import { clockJobs, type ClockJob } from '#server/clock-jobs.ts'
import { command } from './command.ts'

/** A moment with its offset, such as 2026-11-21T03:00+08:00; a day alone is its first minute in Taipei. */
const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date().transform((day) => `${day}T00:00:00+08:00`)]).transform((text) => new Date(text))

export const runJob = command({
  takes: ['name'],
  input: z.object({ name: z.string(), at: moment.optional() }),
  does: `Does now what the clock would ask for, as if it were that time: ${Object.keys(clockJobs).join(', ')}.`,
  async run(shop, { name, at = shop.now() }) {
    const job = (clockJobs as Readonly<Record<string, ClockJob>>)[name]
    if (!job) return refuse(`There is no job ${name}. Known are: ${Object.keys(clockJobs).join(', ')}.`)
    await job.work({ ...shop, now: () => at })
    return ok(`Job ${name} is done as of ${at.toISOString()}.`)
  },
})
