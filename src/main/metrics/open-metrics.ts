import type pg from 'pg'
import { connectionAwaited, poolOpened, transactionAgain, type TransactionAgain } from '#database/watched.ts'
import { orderAnswered, paymentSettled, type AnsweredOrder, type SettledPayment } from '#server/sales/placing/watched.ts'
import { templateOf } from '#server/platform/pages/template-of.ts'
import {
  cacheOpened,
  jobs,
  pageShown,
  reactions,
  requestAnswered,
  type AnsweredRequest,
  type PageShown,
  type WatchedCache,
  type WatchedJob,
  type WatchedReaction,
} from '#server/platform/watched.ts'
import { thirdPartyCall, type ThirdPartyCall } from '#main/watched-ports.ts'
import { budgetSeconds, kindOf } from './budgets.ts'
import { listen, listenToEnds, type Unlisten } from './listen.ts'
import { makeMeters, type Meters } from './make-meters.ts'

export type Metrics = { meters: Meters; close: () => void }

/** Counts from now on what the house tells. Pools and caches are known from their opening, so this comes first. */
export function openMetrics(): Metrics {
  const meters = makeMeters()
  for (const [kind, seconds] of Object.entries(budgetSeconds)) meters.requestBudget.set({ kind }, seconds)
  const listening = [...hearRequests(meters), ...hearDatabase(meters), ...hearWork(meters), ...hearMoney(meters), hearCaches(meters)]
  return {
    meters,
    close() {
      for (const unlisten of listening) unlisten()
      meters.registry.clear()
    },
  }
}

/** Methods as callers may write them; of the others it is only said that they are others. */
const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

function hearRequests({ requests, requestSeconds, pages }: Meters): Unlisten[] {
  return [
    listen<AnsweredRequest>(requestAnswered, ({ request, reply }) => {
      const method = knownMethods.has(request.method) ? request.method : 'other'
      const route = templateOf(request)
      requests.inc({ method, route, status: reply.raw.statusCode })
      requestSeconds.observe({ kind: kindOf(method, route), route }, reply.elapsedTime / 1000)
    }),
    listen<PageShown>(pageShown, (from) => pages.inc({ from })),
  ]
}

function hearDatabase({ again, connectionSeconds, connectionsFailed, pool, poolWaiting }: Meters): Unlisten[] {
  const pools = new Set<pg.Pool>()
  const sum = (count: (pool: pg.Pool) => number) => [...pools].reduce((all, each) => all + count(each), 0)
  collected(pool, () => {
    pool.set(
      { state: 'in_use' },
      sum(({ totalCount, idleCount }) => totalCount - idleCount),
    )
    pool.set(
      { state: 'idle' },
      sum(({ idleCount }) => idleCount),
    )
  })
  collected(poolWaiting, () => poolWaiting.set(sum(({ waitingCount }) => waitingCount)))
  return [
    listen<pg.Pool>(poolOpened, (opened) => {
      pools.add(opened)
      opened.on('remove', () => opened.ended && pools.delete(opened))
    }),
    listen<TransactionAgain>(transactionAgain, ({ reason, isGivenUp }) => again.inc({ reason, outcome: isGivenUp ? 'given_up' : 'again' })),
    listenToEnds(connectionAwaited, (_waiting, { seconds, error }) => {
      connectionSeconds.observe(seconds)
      if (error !== undefined) connectionsFailed.inc()
    }),
  ]
}

function hearWork(meters: Meters): Unlisten[] {
  const { thirdParties, thirdPartySeconds, certificates, mails } = meters
  return [
    listenToEnds<ThirdPartyCall>(thirdPartyCall, ({ party, verb, outcome, isCertificateRefused }, { seconds }) => {
      thirdParties.inc({ party, verb, outcome })
      thirdPartySeconds.observe({ party }, seconds)
      if (isCertificateRefused) certificates.inc({ party })
      if (party === 'mail') mails.inc({ outcome })
    }),
    listenToEnds<WatchedJob>(jobs, ({ name, attempts, mostAttempts }, { seconds, error }) => {
      const failed = attempts >= mostAttempts ? 'given_up' : 'failed'
      meters.jobs.inc({ name, outcome: error === undefined ? 'done' : failed })
      meters.jobSeconds.observe({ name }, seconds)
    }),
    listenToEnds<WatchedReaction>(reactions, ({ name, event }, { error }) =>
      meters.reactions.inc({ name, event, outcome: error === undefined ? 'done' : 'failed' }),
    ),
  ]
}

function hearMoney({ orders, payments }: Meters): Unlisten[] {
  return [
    listen<AnsweredOrder>(orderAnswered, (labels) => orders.inc(labels)),
    listen<SettledPayment>(paymentSettled, (labels) => payments.inc(labels)),
  ]
}

function hearCaches({ caches, cacheBytes }: Meters): Unlisten {
  const opened: WatchedCache[] = []
  collected(caches, () => {
    for (const { name, size } of opened) caches.set({ cache: name }, size().entries)
  })
  collected(cacheBytes, () => {
    for (const { name, size } of opened) {
      const { bytes } = size()
      if (bytes !== undefined) cacheBytes.set({ cache: name }, bytes)
    }
  })
  return listen<WatchedCache>(cacheOpened, (cache) => void opened.push(cache))
}

/** Asked for when somebody looks. */
function collected(meter: object, collect: () => void): void {
  Object.assign(meter, { collect })
}
