import type { EventEmitter } from 'node:events'
import type pg from 'pg'
import { isAway } from '#database/is-away.ts'
import { Unanswered } from './answered-in.ts'

/** After so many new connections in a row that came to nothing the database is taken for away. */
const enough = 3
/** So often one asks whether it is back. */
const askEveryMs = 200
/** Once it is back, the pool has room for one more connection after each such time. */
const growMs = 250

type Connect = (pool: pg.Pool) => Promise<pg.PoolClient>

/**
 * A new connection costs both ends many times what a statement does, and while the database is away every call opens one: a pooler that has
 * one processor is kept busy by refusing, and so late in finding the server that is there again. So one asks for all, and the others are told
 * at once what it would be told. What breaks a connection that has worked counts for nothing: the next one may well be had.
 *
 * A server that has just taken over has read nothing yet. Where all who wait begin at once on it, the first is done when the last is; so they
 * begin with one connection, and the pool is as wide as ever after a moment.
 */
export function oneAsksForAll(pool: pg.Pool, connect: Connect): Connect {
  const widest = pool.options.max
  let failed = 0
  let askedAt = Number.NEGATIVE_INFINITY
  let backAt = Number.NEGATIVE_INFINITY
  const noteWorked = () => {
    if (failed >= enough) backAt = performance.now()
    failed = 0
  }
  pool.on('connect', (client) => watchFirstAnswer(client, { worked: noteWorked, failed: () => (failed += 1) }))
  return async (asked) => {
    const now = performance.now()
    const isAwayNow = failed >= enough
    if (isAwayNow && now < askedAt + askEveryMs) throw new Unanswered('The database is away, and somebody has just asked for it')
    askedAt = now
    pool.options.max = isAwayNow ? 1 : Math.min(widest, 1 + Math.floor((now - backAt) / growMs))
    try {
      return await connect(asked)
    } catch (error) {
      if (isAway(error) && !isOfFullPool(error)) failed += 1
      throw error
    }
  }
}

type Told = { worked: () => void; failed: () => void }

/** A pooler opens a connection also while it has no server: what became of it shows with the first statement. */
function watchFirstAnswer(client: pg.PoolClient, told: Told): void {
  // What is said is told by the connection below pg's client, which is not in its types.
  const { connection } = client as unknown as { connection: EventEmitter }
  let hasWorked = false
  connection.on('commandComplete', () => {
    hasWorked = true
    told.worked()
  })
  connection.on('errorMessage', ({ severity }: { severity?: string }) => {
    if (severity === 'FATAL' && !hasWorked) told.failed()
  })
}

/** All connections are taken, or one was not to be had in time: nothing is known of the server. */
const isOfFullPool = (error: unknown) => error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect')
