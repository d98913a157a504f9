import { run, runMigrations, Logger, parseCronItems, type CronItem, type Runner, type TaskList } from 'graphile-worker'
import pg from 'pg'
import { clockJobs } from '#server/clock-jobs.ts'
import { reactions, type Reaction } from '#server/reactions.ts'
import type { Shop } from '#server/shop.ts'
import { keepCarryingNews, newsJob } from './carry-news.ts'
import type { News } from './news.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** How many jobs one process works on at a time. */
const concurrency = 4

/** Brings the tables of the job queue up to date, before anybody writes a job. Safe when several processes start at once. */
export async function prepareWorker(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl })
}

/** Background work: news to react to, and what the clock asks for. Any number of processes may run it side by side. */
export async function runWorker(shop: Shop, databaseUrl: string): Promise<{ stop: () => Promise<void> }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 * concurrency })
  const lost = (error: Error) => shop.log.error({ err: error }, 'the worker lost a connection')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  const runner: Runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    logger: workerLogger(shop),
    taskList: { ...newsTasks(shop), ...clockTasks(shop) },
    parsedCronItems: parseCronItems(clock),
  })
  runner.promise.catch((error: unknown) => shop.log.fatal({ err: error }, 'the worker ended: nothing is done in the background until the shop is started again'))
  const leaving = new AbortController()
  const carrying = keepCarryingNews(shop, leaving.signal)
  return {
    async stop() {
      leaving.abort()
      await carrying
      await runner.stop().catch((error: unknown) => shop.log.warn({ err: error }, 'the worker had ended already'))
      await pool.end()
    },
  }
}

const clock: CronItem[] = Object.entries(clockJobs).map(([task, { when }]) => ({ task, match: when, options: { backfillPeriod: 0, maxAttempts: 1 } }))

function clockTasks(shop: Shop): TaskList {
  return Object.fromEntries(Object.entries(clockJobs).map(([name, { work }]) => [name, oneAtATime(name, () => work(shop))]))
}

/** What fails becomes a job of its own, which is tried again without the others. */
function newsTasks(shop: Shop): TaskList {
  return {
    async [newsJob](payload, helpers) {
      for (const { name, news } of (payload as News[]).flatMap(reactionsTo)) {
        await react(shop, { name, news }).catch(async (error: unknown) => {
          shop.log.warn({ err: error, name, news: news.name }, 'a reaction failed and will be tried again')
          await helpers.addJob('reaction', { name, news }, { jobKey: `${name}:${JSON.stringify(news)}` })
        })
      }
    },
    async reaction(payload) {
      await react(shop, payload as ReactionJob)
    },
  }
}

type ReactionJob = { name: string; news: News }

function reactionsTo(news: News): ReactionJob[] {
  return Object.keys(reactions[news.name]).map((name) => ({ name, news }))
}

async function react(shop: Shop, { name, news }: ReactionJob): Promise<void> {
  const reaction = (reactions[news.name] as Readonly<Record<string, Reaction>>)[name]
  if (!reaction) throw new Error(`Nobody reacts as ${name} to ${news.name}`)
  await reaction(shop, news)
}

function workerLogger(shop: Shop): Logger {
  const log = shop.log.child({ room: 'worker' })
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })
}
