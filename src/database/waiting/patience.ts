import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/**
 * For whoever answers calls: who gets no connection in this time, be it that all are taken or that nobody answers, is told to ask
 * again, which takes 3 s at most (CPY-07, CPY-15), also where a pooler in between waits for a second.
 */
export const patienceOfCallsMs = 1800

/** A commit is waited for so long at least, also by a call that has waited for connections before. */
const commitMs = 700

/** Patience grows again while nothing is waited for: a stream that is open for hours is no call that has waited too long. */
const regainedPerMs = 0.1

const underWay = new AsyncLocalStorage<Patience>()

/** How long one call still waits for the database, whatever it is that it waits for; waits beside each other count once. */
class Patience {
  #leftMs = patienceOfCallsMs
  #waits = 0
  #countedAt = performance.now()

  get leftMs(): number {
    this.#count()
    return this.#leftMs
  }

  begin(): void {
    this.#count()
    this.#waits += 1
  }

  end(): void {
    this.#count()
    this.#waits -= 1
  }

  #count(): void {
    const now = performance.now()
    const passedMs = now - this.#countedAt
    this.#countedAt = now
    this.#leftMs =
      this.#waits > 0 ? Math.max(0, this.#leftMs - passedMs) : Math.min(patienceOfCallsMs, this.#leftMs + passedMs * regainedPerMs)
  }
}

/** Does `work`, and whatever it begins, as one call, which waits for the database with the patience of one. */
export function asOneCall<T>(work: () => T): T {
  return underWay.run(new Patience(), work)
}

/** A connection of the pool. A call waits for all of its connections together no longer than its patience lasts. */
export async function connectPatiently(pool: pg.Pool): Promise<pg.PoolClient> {
  const patience = underWay.getStore()
  if (!patience) return pool.connect()
  const late = Promise.withResolvers<never>()
  // The words of the pool itself, whose own patience is that of one connection.
  const bell = setTimeout(() => late.reject(new Error('timeout exceeded when trying to connect')), patience.leftMs)
  patience.begin()
  const connecting = pool.connect()
  try {
    return await Promise.race([connecting, late.promise])
  } catch (error) {
    connecting.then(
      (client) => client.release(),
      () => undefined,
    )
    throw error
  } finally {
    clearTimeout(bell)
    patience.end()
  }
}

/** Nobody said in time whether a transaction was committed: its caller asks again under the same key, and finds out. */
export class CommitUnanswered extends Error {
  /** transaction_resolution_unknown, as PostgreSQL has it. */
  readonly code = '08007'

  constructor() {
    super('Nobody said in time whether the transaction was committed')
  }
}

/** From now on nothing is waited for but a commit. */
type BeginCommit = () => void

/**
 * A call waits for a commit no longer than its patience lasts: the standby that has to have it may be silent for long. Whatever commits
 * keeps its connection until the server has answered, so that no more of them wait than there are connections.
 */
export async function committedInTime<T>(run: (beginCommit: BeginCommit) => Promise<T>): Promise<T> {
  const patience = underWay.getStore()
  if (!patience) return run(() => undefined)
  const late = Promise.withResolvers<never>()
  let bell: NodeJS.Timeout | undefined
  const running = run(() => {
    bell ??= setTimeout(() => late.reject(new CommitUnanswered()), patience.leftMs + commitMs)
  })
  try {
    return await Promise.race([running, late.promise])
  } finally {
    clearTimeout(bell)
  }
}
