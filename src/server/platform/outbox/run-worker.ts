import { runMigrations, type CronItem, type Task, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { inTurn } from '#database/in-turn.ts'
import { openPool } from '#database/open-pool.ts'
import { askingServer } from '#database/waiting/ask-server.ts'
import { keptAliveByServer } from '#database/waiting/keep-alive.ts'
import { leaveSilentServer } from '#database/waiting/leave-silent-server.ts'
import type { Shop } from '#server/platform/shop.ts'
import { keepRelayingEvents, eventJobOf } from './relay-events.ts'
import { followEvents } from './follow-events.ts'
import { keepGoing } from './keep-going.ts'
import { lanes, slotsOf, type Lane } from './lanes.ts'
import { noteRun } from './note-run.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { poolOfLanes } from './pool-of-lanes.ts'
import { beatMs, openPresence, type Presence } from './presence.ts'
import { runLane } from './run-lane.ts'
import type { QueuedJob, ScheduledJob, Work } from './work.ts'

export type WorkerHome = {
  work: Work
  databaseUrl: string
  /** True behind a transaction pooler. */
  pooled?: boolean
  /** Past the pooler, for hearing of new jobs and for locks; left out, both go over `databaseUrl`, where a pooler makes the one late and lacks the other's connections. */
  directUrl?: string | undefined
}

/** Every job may hold a lock and every lane listens, where neither goes past a pooler; what is left writes down how jobs ended. */
const slots = Object.values(slotsOf).reduce((all, ofLane) => all + ofLane, 0)
const connections = slots + lanes.length + 3
/** Whoever begins to wait for a connection just before there is a server again has one within 10 s all the same (CPY-09). */
const patienceMs = 4000

/** Brings the tables of the job queue up to date, before anybody writes a job. Safe when several processes start at once. */
export async function prepareWorker(databaseUrl: string): Promise<void> {
  await inTurn({ url: databaseUrl, name: 'job queue' }, () => runMigrations({ connectionString: databaseUrl }))
}

/**
 * Background work: events to react to, and what the clock asks for. Any number of processes may run it side by side. Nothing
 * that happens to the database ends it: each part of it begins anew after a growing pause.
 */
export async function runWorker(
  shop: Shop,
  { work, databaseUrl, pooled = false, directUrl }: WorkerHome,
): Promise<{ stop: () => Promise<void> }> {
  const log = shop.log.child({ room: 'worker' })
  const { pool, ears, locks, end } = openPools({ databaseUrl, pooled, directUrl, log })
  const presence = openPresence({ databaseUrl, log })
  const leaving = new AbortController()
  const { signal } = leaving
  const goingOn = [
    ...lanes.map((lane) => {
      const tasks = { taskList: tasksIn(lane, { shop, work, locks, leaving: signal }), cronItems: cronItemsIn(lane, work) }
      return keepGoing({ what: `the lane ${lane}`, log, leaving: signal }, async () => {
        await runLane({ lane, connections: poolOfLanes({ pool, ears }), pooled, ...tasks, presence, log, leaving: signal })
        return 0
      })
    }),
    keepRelayingEvents(shop, { laneOfEvent: work.laneOfEvent, leaving: signal }),
  ]
  // Pools show themselves until the last job is done.
  const closed = new AbortController()
  const beating = keepBeating(presence, { log, leaving: closed.signal })
  return {
    async stop() {
      leaving.abort()
      await Promise.all(goingOn)
      closed.abort()
      await beating
      await presence
        .beat()
        .catch((error: unknown) => log.warn({ err: error }, 'the workers could not say goodbye: their jobs are free after half a minute'))
      await presence.close()
      await end()
    },
  }
}

type Pools = { pool: pg.Pool; ears: pg.Pool; locks: pg.Pool; end: () => Promise<void> }

function openPools({ databaseUrl, pooled, directUrl, log }: Omit<WorkerHome, 'work'> & { log: Shop['log'] }): Pools {
  const lost = (error: Error) => log.debug({ err: error }, 'the worker lost a connection')
  const usual = { connectionTimeoutMillis: patienceMs }
  const pool = openPool({ connectionString: databaseUrl, max: connections, ...usual, ...(pooled ? {} : keptAliveByServer) }, lost)
  leaveSilentServer(pool, askingServer({ url: databaseUrl, mostMs: patienceMs }))
  if (directUrl === undefined) return { pool, ears: pool, locks: pool, end: () => pool.end() }
  const past = (plan: { application_name: string; max: number }) => {
    const opened = openPool({ connectionString: directUrl, ...plan, ...usual, ...keptAliveByServer }, lost)
    leaveSilentServer(opened, askingServer({ url: directUrl, mostMs: patienceMs }))
    return opened
  }
  const ears = past({ application_name: 'meihao listener', max: lanes.length })
  // Where the pooler's connections were all held by locks, nobody could do the work under them.
  const locks = past({ application_name: 'meihao lock', max: slots })
  return { pool, ears, locks, end: async () => void (await Promise.all([pool.end(), ears.end(), locks.end()])) }
}

/** Never long silent, however often it fails: who is silent is held for dead. */
function keepBeating(presence: Presence, { log, leaving }: { log: Shop['log']; leaving: AbortSignal }): Promise<void> {
  return keepGoing({ what: 'the pulse of the workers', log, leaving, mostMs: beatMs }, async () => {
    await presence.beat()
    return beatMs
  })
}

const scheduledJobsIn = (lane: Lane, { scheduledJobs }: Work): [string, ScheduledJob][] =>
  Object.entries(scheduledJobs).filter(([, job]) => (job.lane ?? 'rest') === lane)

/** One job of each kind waits at most: who comes late finds it there. What failed is tried again a few times, and told under attention. */
function cronItemsIn(lane: Lane, work: Work): CronItem[] {
  return scheduledJobsIn(lane, work).map(([task, { when }]) => ({
    task,
    match: when,
    options: { backfillPeriod: 0, maxAttempts: 5, jobKey: `clock:${task}`, jobKeyMode: 'preserve_run_at' },
  }))
}

function tasksIn(lane: Lane, { shop, work, locks, leaving }: { shop: Shop; work: Work; locks: pg.Pool; leaving: AbortSignal }): TaskList {
  return {
    [eventJobOf(lane)]: (payload, { job }) =>
      followEvents(shop, { reactions: work.reactions, jobId: job.id, ids: (payload as { ids: number[] }).ids, leaving }),
    ...Object.fromEntries(
      Object.entries(work.queuedJobs)
        .filter(([, job]) => job.lane === lane)
        .map(([name, job]): [string, Task] => [name, queuedTask(shop, { job, locks })]),
    ),
    ...Object.fromEntries(
      scheduledJobsIn(lane, work).map(([name, job]) => [
        name,
        oneAtATime({ name, locks }, () => noteRun(shop, { name, asOf: null }, () => job.work(shop))),
      ]),
    ),
  }
}

function queuedTask(shop: Shop, { job: { work, insteadOf }, locks }: { job: QueuedJob; locks: pg.Pool }): Task {
  if (!insteadOf) return (payload) => work(shop, payload)
  return (payload, helpers) => oneAtATime({ name: insteadOf(payload), locks, waits: true }, () => work(shop, payload))(payload, helpers)
}
