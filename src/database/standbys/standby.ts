import type { Kysely } from 'kysely'
import type pg from 'pg'
import { openDatabase, type Database, type DatabaseAddress } from '../connect.ts'
import type { Tables } from '../tables.ts'
import { openLine, type Line } from './line.ts'
import { trueUntil, type PrimarySaid } from './replay.ts'

/** A standby that is further behind is not asked. */
const freshMs = 1000
/** One that was behind, or away, has to be fresh for so long before it is asked again: with each change of server, pages in memory are drawn anew. */
const settleMs = 3000
/** For so long a connection to it is waited for; then the primary is asked, with the patience that is left. */
const connectMs = 500

/** A server since it runs, and as what: one that takes over is another. */
const who = "extract(epoch from pg_postmaster_start_time()) || ' ' || pg_is_in_recovery() as server"
const howFar = `select ${who}, pg_is_in_recovery() as standby, (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 as position,
  extract(epoch from pg_last_xact_replay_timestamp())::float8 * 1000 as "replayedAtMs"`
type HowFar = { server: string; standby: boolean; position: number | null; replayedAtMs: number | null }

/** Told once a standby is asked, and when it is not any more, or not from the start. `standby`: host and port. */
export type TellStandby = (state: { standby: string; isAsked: boolean }) => void

export type StandbyPlan = {
  url: string
  /** How connections to it are kept. */
  pool: Pick<DatabaseAddress, 'poolSize' | 'timeouts'>
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
  tell: TellStandby
}

/** One server that follows the primary, and how far it is behind it. */
export class Standby {
  readonly #plan: StandbyPlan
  readonly #line: Line
  /** Who answers at this address: where several do, each connection may come to another one. */
  #server: string | undefined
  /** Connections to that server alone. */
  #database: Database
  #trueAtMs = Number.NEGATIVE_INFINITY
  #freshSinceMs = Number.POSITIVE_INFINITY
  #looking = false
  #toldAsked: boolean | undefined

  constructor(plan: StandbyPlan) {
    this.#plan = plan
    this.#line = openLine(plan.url)
    this.#database = this.#open()
  }

  get db(): Kysely<Tables> {
    return this.#database.db
  }

  /** For how many milliseconds it may not know of what was committed. */
  get behindMs(): number {
    return this.#plan.now() - this.#trueAtMs
  }

  get isFresh(): boolean {
    return this.behindMs < freshMs
  }

  /** Whether it has been fresh without a break since a time of the plan's clock. */
  isFreshSince(atMs: number): boolean {
    return this.isFresh && this.#freshSinceMs <= atMs
  }

  get isSettled(): boolean {
    return this.isFreshSince(this.#plan.now() - settleMs)
  }

  /** Looks how far it has come. `primary`: what the primary said lately, once it was asked. */
  async look(primary: () => Promise<readonly PrimarySaid[]>): Promise<void> {
    if (this.#looking) return
    this.#looking = true
    try {
      const said = await primary()
      this.#judge(await this.#line.ask<HowFar>(howFar), said)
    } catch {
      this.#trueAtMs = Number.NEGATIVE_INFINITY
    } finally {
      this.#looking = false
      this.#tell()
    }
  }

  /** Whether it has come to a position by now. */
  async hasReached(wanted: number): Promise<boolean> {
    const { standby, server, position } = await this.#line.ask<HowFar>(howFar)
    return standby && server === this.#server && position !== null && position >= wanted
  }

  async close(): Promise<void> {
    // Nobody is told of what leaving does.
    this.#toldAsked = false
    this.#line.close()
    await this.#database.close()
  }

  #judge({ standby, server, position, replayedAtMs }: HowFar, said: readonly PrimarySaid[]): void {
    if (server !== this.#server) this.#meet(server)
    const wasFresh = this.isFresh
    // One that was promoted, or was the primary all along, is none. What a standby knew once it knows still.
    if (!standby || position === null) this.#trueAtMs = Number.NEGATIVE_INFINITY
    else this.#trueAtMs = Math.max(this.#trueAtMs, trueUntil({ position, replayedAtMs }, said))
    if (this.isFresh && !wasFresh) this.#freshSinceMs = this.#plan.now()
  }

  #meet(server: string): void {
    this.#server = server
    this.#trueAtMs = Number.NEGATIVE_INFINITY
    this.#database.close().catch(() => undefined)
    this.#database = this.#open()
  }

  #open(): Database {
    const server = this.#server
    return openDatabase({
      ...this.#plan.pool,
      url: this.#plan.url,
      patienceMs: connectMs,
      forCalls: true,
      askServer: async () => ({ isThere: this.isFresh }),
      onConnect: async (client) => refuseOthers(client, server),
    })
  }

  #tell(): void {
    const isAsked = this.isSettled
    if (isAsked !== this.#toldAsked) this.#plan.tell({ standby: URL.parse(this.#plan.url)?.host ?? '', isAsked })
    this.#toldAsked = isAsked
  }
}

async function refuseOthers(client: pg.ClientBase, wanted: string | undefined): Promise<void> {
  const { rows } = await client.query<Pick<HowFar, 'server'>>(`select ${who}`)
  if (rows[0]?.server !== wanted) throw new AnotherServer('This connection came to a server whose state nobody has looked at')
}

/** Behind one address stand several servers: whom it was opened for is not there on this connection. */
class AnotherServer extends Error {
  /** connection_does_not_exist, as PostgreSQL has it. */
  readonly code = '08003'
}
