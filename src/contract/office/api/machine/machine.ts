import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { instant, word } from '#contract/shared/fields.ts'
import { partyStates } from '#rules/machine/party-state.ts'
import { staffCall, staffChange } from '../office-call.ts'

const bytes = z.int()
/** How long calls took; null where there were none. */
const ms = z.int().nullable()
const calls = z.object({ calls: z.int(), /** Answered by neither yes nor no. */ failures: z.int(), p50_ms: ms, p95_ms: ms })

const copy = z.object({
  name: z.string(),
  parts: z.array(z.string()),
  version: z.string(),
  started_at: instant,
  seen_at: instant,
  memory_bytes: bytes,
  /** Which share of the time it was at work, from 0 to 1. */
  busy: z.number(),
  /** Of the last hour, as far as it ran. */
  requests: z.int(),
  failed: z.int(),
  /** Which share of its pages were in memory, from 0 to 1; null where it showed none. */
  pages_from_memory: z.number().nullable(),
  pool: z.object({ in_use: z.int(), idle: z.int(), waiting: z.int() }),
  caches: z.array(z.object({ name: z.string(), entries: z.int(), bytes: bytes.nullable() })),
})
export type MachineCopy = z.infer<typeof copy>

const waiting = z.object({
  /** What follows from an event, or what waits in the queue, by its name. */
  name: z.string(),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  oldest: instant,
})

const party = z.object({
  party: z.string(),
  /** Over the last five minutes: too many failures, too slow, or neither; `quiet` where it was not called. */
  state: z.enum(partyStates),
  hour: calls,
  day: calls,
  /** Within which 95 of 100 calls ended, hour by hour, the last 24; null where there were none. */
  hours: z.array(ms),
  last_success: instant.nullable(),
})
export type MachineParty = z.infer<typeof party>

const job = z.object({
  name: z.string(),
  state: z.enum(['idle', 'waiting', 'running']),
  next_at: instant.nullable(),
  /** It may be run as if it were an earlier time. */
  may_be_earlier: z.boolean(),
  last: z
    .object({
      began_at: instant,
      seconds: z.number(),
      /** The time that somebody had it done for; null where the clock asked. */
      as_of: instant.nullable(),
      /** Why it failed; null where it did not. */
      error: z.string().nullable(),
    })
    .nullable(),
})
export type MachineJob = z.infer<typeof job>

const database = z.object({
  version: z.string(),
  size_bytes: bytes,
  connections: z.object({ used: z.int(), most: z.int() }),
  /** Null where there is no standby. */
  replication_lag_seconds: z.number().nullable(),
  migrations: z.int(),
  last_migration: z.string(),
  /** The largest tables with their indexes; `grown_bytes`: in seven days, null where that is not known yet. */
  tables: z.array(z.object({ name: z.string(), bytes, grown_bytes: bytes.nullable() })),
})

const machine = z.object({
  asked_at: instant,
  /** Requests of the last hour, of all copies that live. */
  answers: z.object({ requests: z.int(), failed: z.int(), p50_ms: ms, p95_ms: ms }),
  work: z.object({ waiting: z.int(), failed: z.int(), oldest: instant.nullable(), is_late: z.boolean(), kinds: z.array(waiting) }),
  jobs: z.array(job),
  parties: z.array(party),
  copies: z.array(copy),
  database,
  disk: z.object({ free_bytes: bytes, all_bytes: bytes }).nullable(),
  backup: z.object({ at: instant.nullable(), is_late: z.boolean() }),
})
export type Machine = z.infer<typeof machine>

const at = '/office/api/v1/machine' as const

export const machineApi = {
  find: staffCall('machine.view')
    .route({ method: 'GET', path: at, summary: 'How the machine stands: background work, jobs, third parties, copies, database' })
    .output(machine),
  runJob: staffChange('machine.retry')
    .route({ method: 'POST', path: `${at}/jobs/{name}/run`, summary: 'Have a job of the clock done now, as if it were that time' })
    .errors(refusals('not_found', 'job_running'))
    .input(z.object({ name: word, /** An earlier time, of those jobs that go by one; left out, now. */ as_of: instant.optional() }))
    .output(z.object({ status: z.literal('done') })),
}
