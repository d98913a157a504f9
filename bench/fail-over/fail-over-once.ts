import { setTimeout as pause } from 'node:timers/promises'
import { isWriting, until } from '../../scripts/cluster/ask-cluster.ts'
import { databaseNames } from '../../scripts/cluster/cluster-ports.ts'
import type { Cluster } from '../../scripts/cluster/start-cluster.ts'
import { createCustomers } from './create-customers.ts'
import type { OpenCluster } from './open-cluster.ts'
import { startBuying, type Press } from './start-buying.ts'

/** What a fail-over under load looked like to customers. Times in milliseconds. */
export type FailOver = {
  /** Everything that was pressed, for the audit of the books. */
  presses: Press[]
  /** When the server was killed and when another one wrote, as `performance.now()` says it. */
  killedAt: number
  writesAt: number
  /** Answers with a fault of the server, or none at all. */
  faults: string[]
  turnedAway: number
  slowestTurnedAwayMs: number
  /** The longest that a call was kept waiting while no server wrote. */
  keptWaitingMs: number
  /** Answers of pages that stand in memory, meanwhile. */
  pages: Set<number>
  noPrimaryMs: number
  /** From the moment at which another server writes to the first order. */
  firstOrderMs: number
  /** Between the last order before and the first after. */
  withoutOrderMs: number
}

const beforeMs = 3000
const afterMs = 4000
/** Whoever comes in this time is prepared beforehand. */
const preparedSeconds = 25

/** Kills the primary while orders come in, and answers once two servers follow the new one. */
export async function failOverOnce({ cluster, database }: OpenCluster, { perSecond }: { perSecond: number }): Promise<FailOver> {
  const cardCompany = cluster.sandbox.addresses.tappay
  const customers = await createCustomers(database, { count: perSecond * preparedSeconds })
  for (let times = 0; times < 6; times += 1) await fetch(`${cluster.address}/zh`)
  const old = await cluster.primary()
  const { presses, stop } = startBuying({ address: cluster.address, cardCompany, customers, perSecond })
  await pause(beforeMs)
  const killedAt = performance.now()
  await cluster.killServer(old)
  const { writesAt, pages } = await untilOneWrites(cluster)
  const first = await until(async () => presses.find(({ order, endedAt }) => order !== null && endedAt > writesAt), 'an order')
  await pause(afterMs)
  await stop()
  await untilAllFollow(cluster)
  const lastBefore = Math.max(
    0,
    ...presses.filter(({ order, endedAt }) => order !== null && endedAt < first.endedAt).map(({ endedAt }) => endedAt),
  )
  return {
    presses,
    killedAt,
    writesAt,
    ...judge(presses),
    keptWaitingMs: Math.max(0, ...presses.map(({ ms, endedAt }) => Math.min(endedAt, writesAt) - Math.max(endedAt - ms, killedAt))),
    pages,
    noPrimaryMs: writesAt - killedAt,
    firstOrderMs: first.endedAt - writesAt,
    withoutOrderMs: first.endedAt - lastBefore,
  }
}

function judge(presses: readonly Press[]): Pick<FailOver, 'faults' | 'turnedAway' | 'slowestTurnedAwayMs'> {
  const refused = presses.filter(({ order }) => order === null)
  const isTurnedAway = ({ status, retryAfter }: Press) => status === 503 && retryAfter !== null
  const turnedAway = refused.filter(isTurnedAway)
  return {
    faults: refused.filter((press) => !isTurnedAway(press)).map(({ status, retryAfter, broke }) => `${status} ${retryAfter} ${broke}`),
    turnedAway: turnedAway.length,
    slowestTurnedAwayMs: Math.max(0, ...turnedAway.map(({ ms }) => ms)),
  }
}

/** Another one takes over, or the same is started anew where no other has every order that was acknowledged. */
async function untilOneWrites(cluster: Cluster): Promise<{ writesAt: number; pages: Set<number> }> {
  const pages = new Set<number>()
  const look = async () => {
    const [page, ...writing] = await Promise.all([
      fetch(`${cluster.address}/zh`).then(
        ({ status }) => status,
        () => 0,
      ),
      ...databaseNames.map((name) => isWriting(cluster.urlOf(name))),
    ])
    pages.add(page)
    return writing.includes(true) && performance.now()
  }
  return { writesAt: await until(look, 'a primary'), pages }
}

/** The former primary comes back as a standby, and an order waits for one of the two: only then may the next one die. */
async function untilAllFollow(cluster: Cluster): Promise<void> {
  await until(async () => {
    const primary = await cluster.primary()
    const others = databaseNames.filter((name) => name !== primary)
    const follow = await Promise.all(others.map((name) => cluster.isStandby(name)))
    const have = await Promise.all(others.map((name) => cluster.isSynchronous(name)))
    return follow.every(Boolean) && have.some(Boolean)
  }, 'two standbys')
}
