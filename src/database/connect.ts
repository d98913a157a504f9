import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { columnTypes } from './column-types.ts'
import { namingClient } from './named-statements.ts'
import { openPool } from './open-pool.ts'
import { askingServer, type AskServer } from './waiting/ask-server.ts'
import { keptAliveByServer } from './waiting/keep-alive.ts'
import { leaveSilentServer } from './waiting/leave-silent-server.ts'
import { oneAsksForAll } from './waiting/one-asks-for-all.ts'
import { committedInTime, connectPatiently, patienceOfCallsMs } from './waiting/patience.ts'
import { retrying } from './retrying.ts'
import type { Tables } from './tables.ts'
import { timeoutsOfConnection, type Timeouts } from './timeouts.ts'
import { transactions, type Tx } from './transact.ts'
import { writesAlone } from './waiting/writes-alone.ts'
import { tellingStatements, watchedPool } from './watched.ts'

/** The database as the server uses it. Reads outside a transaction go through `db`. */
export type Database = {
  db: Kysely<Tables>
  /**
   * Runs `work` in one transaction and commits it. After a deadlock, a serialization failure or a connection lost before
   * the commit was sent, the whole of `work` runs again: it must do nothing but talk to the database.
   */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

export type { Tx }

export type DatabaseAddress = {
  url: string
  /** True behind a transaction pooler such as PgBouncer, where a named statement may meet another connection. */
  pooled?: boolean
  /** How many connections this process may hold. */
  poolSize?: number
  /** Left out, nothing is ever given up: for commands that work on everything there is. */
  timeouts?: Timeouts | undefined
  /** How long a connection is waited for. */
  patienceMs?: number
  /** For whoever answers calls: each waits for all of its connections and commits together with the patience of one (CPY-15). */
  forCalls?: boolean
  /** What PostgreSQL keeps for a connection grows with all that it has been asked; none lives longer than this. */
  lifetimeSeconds?: number
  /** Told of every new connection; one for which it throws is not used. */
  onConnect?: (client: pg.ClientBase) => Promise<void>
  /** What the server says while connections to it hear nothing; left out, it is asked. */
  askServer?: AskServer
}

/** Opens nothing yet: the first query connects. Works with any PostgreSQL from 15 on. */
export function openDatabase({
  url,
  pooled = false,
  poolSize = 10,
  timeouts,
  forCalls = false,
  patienceMs = forCalls ? patienceOfCallsMs : 10_000,
  lifetimeSeconds = 60 * 60,
  onConnect,
  askServer = askingOf({ url, pooled }),
}: DatabaseAddress): Database {
  const pool = openPool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patienceMs,
    maxLifetimeSeconds: lifetimeSeconds,
    types: columnTypes,
    pipeline: true,
    ...(onConnect && { onConnect }),
    ...(pooled ? {} : { Client: namingClient(), ...(timeouts && { ...keptAliveByServer, ...timeoutsOfConnection(timeouts) }) }),
  })
  if (timeouts) leaveSilentServer(pool, askServer)
  const dialect = new PostgresDialect({ pool: watchedPool(pool, forCalls ? oneAsksForAll(pool, connectPatiently) : connectAnyway) })
  const db = new Kysely<Tables>({ dialect, ...tellingStatements() })
  const transact = transactions({ db, dialect, timeouts: pooled ? timeouts : undefined })
  return {
    db: forCalls ? withPatientWrites(db, dialect) : db,
    transaction: (work) =>
      retrying((attempt) =>
        forCalls ? committedInTime((beginCommit) => transact(attempt.watch(work, beginCommit))) : transact(attempt.watch(work)),
      ),
    close: () => db.destroy(),
  }
}

/** A server that lives answers in this time; a pooler says within 1.04 s that all of its connections are taken (`query_wait_timeout`). */
const [answerMs, answerOfPoolerMs] = [1200, 1800]

function askingOf({ url, pooled }: { url: string; pooled: boolean }): AskServer {
  return askingServer({ url, mostMs: pooled ? answerOfPoolerMs : answerMs })
}

function withPatientWrites(db: Kysely<Tables>, dialect: PostgresDialect): Kysely<Tables> {
  const own = db.getExecutor()
  const executor = own.withConnectionProvider(writesAlone(own))
  return new Kysely<Tables>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor })
}

const connectAnyway = (pool: pg.Pool) => pool.connect()
