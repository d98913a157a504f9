import { EventEmitter } from 'node:events'
import { Logger as WorkerLogger, parseCronItems, run, type CronItem, type Task, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { isAway } from '#database/is-away.ts'
import { jobs, type WatchedJob } from '#server/platform/watched.ts'
import { slotsOf, type Lane } from './lanes.ts'
import type { Presence } from './presence.ts'

export type LanePlan = {
  lane: Lane
  connections: pg.Pool
  /** Behind a transaction pooler a named statement may meet another connection. */
  pooled: boolean
  taskList: TaskList
  cronItems: CronItem[]
  presence: Presence
  log: Logger
  leaving: AbortSignal
}

/**
 * Works in one lane until `leaving`. Throws when it ended by itself: the library gives a pool of workers up as soon as it
 * cannot write down how a job ended. Its jobs become free once nothing of them is in hand here any more.
 */
export async function runLane({ lane, connections, pooled, taskList, cronItems, presence, log, leaving }: LanePlan): Promise<void> {
  const events: WorkerEvents = new EventEmitter()
  const pool = { id: '', isShown: false }
  const inVain = askedInVain(events)
  let whyNot: unknown
  events.once('pool:fatalError', ({ error }) => (whyNot = error))
  events.once('pool:create', ({ workerPool }) => (pool.id = workerPool.id))
  const runner = await run({
    pgPool: connections,
    concurrency: slotsOf[lane],
    noHandleSignals: true,
    noPreparedStatements: pooled,
    // Without a batch, of however many, the library writes down how a job ended in a promise that nobody waits for: a lost
    // connection would end the process, and the job would stay locked by a pool that lives.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    events,
    logger: workerLogger(log),
    taskList: Object.fromEntries(Object.entries(taskList).map(([name, task]) => [name, inHand(presence, pool, task)])),
    parsedCronItems: parseCronItems(cronItems),
    // Asked before each job is taken: none is, before the others know that this pool lives.
    forbiddenFlags: () => (pool.isShown ? null : presence.show(pool.id).then(() => ((pool.isShown = true), null))),
  })
  const stop = () => runner.stop().catch((error: unknown) => log.warn({ err: error, lane }, 'a lane had ended already'))
  let stopping: Promise<void> | undefined
  const leave = () => (stopping = stop())
  const over = AbortSignal.any([leaving, inVain])
  if (over.aborted) leave()
  else over.addEventListener('abort', leave, { once: true })
  await runner.promise.finally(() => {
    over.removeEventListener('abort', leave)
    presence.end(pool.id)
  })
  await stopping
  if (!leaving.aborted) throw new Error(`The workers of the lane ${lane} have given up`, { cause: whyNot ?? inVain.reason })
}

/**
 * Aborted when a pool's first question for a job has failed. The library asks once for the numbers of its tasks and keeps the answer, also
 * that there was none: such a pool asks for ever, says so to nobody and takes no job.
 */
function askedInVain(events: WorkerEvents): AbortSignal {
  const inVain = new AbortController()
  let isAnswered = false
  events.once('worker:getJob:empty', () => (isAnswered = true))
  events.once('job:start', () => (isAnswered = true))
  events.on('worker:getJob:error', ({ error }) => isAnswered || inVain.abort(error))
  return inVain.signal
}

function inHand(presence: Presence, pool: { id: string }, task: Task | undefined): Task {
  return async (payload, helpers) => {
    const held = { poolId: pool.id, jobId: String(helpers.job.id) }
    presence.takeInHand(held)
    try {
      const { task_identifier: name, attempts, max_attempts: mostAttempts } = helpers.job
      return await jobs.tracePromise(async () => task?.(payload, helpers), { name, attempts, mostAttempts } satisfies WatchedJob)
    } finally {
      presence.putDown(held)
    }
  }
}

function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, { error, fatalError: err = error } = {}) => {
    const about = isAway(err) ? { err } : {}
    if (level === 'error') log.error(about, message)
    else if (level === 'warning') log.warn(about, message)
    else log.debug(message)
  })
}
