import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import type { ScheduledJob } from '#server/platform/outbox/work.ts'
import { findMachine } from './find-machine.ts'
import { runJobByHand } from './run-job.ts'

/** `jobs`: all that the clock asks for, by its name. */
export function machineRoutes(jobs: Readonly<Record<string, ScheduledJob>>) {
  return {
    find: staff.machine.find.handler(async ({ context: { shop } }) => findMachine(shop, jobs)),

    runJob: staff.machine.runJob.handler(async ({ context: { shop, actor }, input: { name, as_of } }) => {
      const job = Object.hasOwn(jobs, name) ? jobs[name] : undefined
      if (!job) throw problem({ status: 'not_found' })
      const asOf = as_of === undefined ? null : new Date(as_of)
      // What is due later is not done early from here: points would expire that somebody could still use.
      if (asOf && (!job.mayBeEarlier || asOf > shop.now()))
        throw problem({ status: 'validation_error', details: { errors: { as_of: 'invalid' } } })
      const done = await runJobByHand(shop, { name, asOf, actor })
      if (!done.ok) throw problem({ status: done.refusal.code })
      return { status: 'done' } as const
    }),
  }
}
