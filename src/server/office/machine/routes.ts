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
      if (!Object.hasOwn(jobs, name)) throw problem({ status: 'not_found' })
      const done = await runJobByHand(shop, { name, asOf: as_of === undefined ? null : new Date(as_of), actor })
      if (!done.ok) throw problem({ status: done.refusal.code })
      return { status: 'done' } as const
    }),
  }
}
