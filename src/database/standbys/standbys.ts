import { setTimeout as pause } from 'node:timers/promises'
import { openLine, type Line } from './line.ts'
import type { PrimarySaid } from './replay.ts'
import { Standby, type StandbyPlan } from './standby.ts'

/** So often everybody is asked how far they have come. */
const lookEveryMs = 250
/** What the primary said before that decides nothing any more. */
const saidKept = 8
/** For so long one that has to know everything is waited for. */
const catchUpMs = 200
const askAgainMs = 5

const whereTo = `select case when pg_is_in_recovery() then null else (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::float8 end as position,
  extract(epoch from clock_timestamp())::float8 * 1000 as "clockMs", extract(epoch from pg_postmaster_start_time())::text as server`
type WhereTo = { position: number | null; clockMs: number; server: string }

export type StandbysPlan = Omit<StandbyPlan, 'url'> & {
  /** One address for each standby, past any pooler; one that leads to the primary itself is passed over. */
  urls: readonly string[]
  primaryUrl: string
}

/** Servers that follow the primary, watched from the start: who asks for one hears at once which one may be asked. */
export class Standbys {
  readonly #all: readonly Standby[]
  readonly #line: Line
  readonly #now: () => number
  readonly #timer: NodeJS.Timeout
  #said: PrimarySaid[] = []
  #primary: string | undefined
  #asking: Promise<void> | undefined
  #followed: { standby: Standby; sinceMs: number } | null = null

  constructor({ urls, primaryUrl, ...plan }: StandbysPlan) {
    this.#now = plan.now
    this.#line = openLine(primaryUrl)
    this.#all = urls.map((url) => new Standby({ ...plan, url }))
    this.#timer = setInterval(() => this.#look(), lookEveryMs).unref()
    this.#look()
  }

  /** The one that is followed, as long as it is a second behind at most; null where the primary has to be asked. */
  get followed(): Standby | null {
    return this.#followed?.standby.isFreshSince(this.#followed.sinceMs) ? this.#followed.standby : null
  }

  /** The one that is followed, or another one that is fresh; null where there is none. */
  choose(): Standby | null {
    const settled = this.#all.filter(({ isSettled }) => isSettled)
    return this.followed ?? settled[Math.floor(Math.random() * settled.length)] ?? null
  }

  /**
   * From now on what everybody is shown is read from this one, or from the primary. Said by whoever has just heard from it what has
   * changed: what is read from another server than changes are heard of may be older than these, and would stay so.
   */
  follow(standby: Standby | null): void {
    if (standby !== this.followed) this.#followed = standby && { standby, sinceMs: this.#now() }
  }

  /** One that knows everything which was committed when this was asked; null where there is none in a moment. */
  async caughtUp(): Promise<Standby | null> {
    const standby = this.choose()
    if (!standby) return null
    const end = this.#now() + catchUpMs
    try {
      const { position } = await this.#line.ask<WhereTo>(whereTo)
      if (position === null) return null
      while (!(await standby.hasReached(position))) {
        if (this.#now() > end) return null
        await pause(askAgainMs)
      }
      return standby
    } catch {
      return null
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#line.close()
    await Promise.all(this.#all.map((standby) => standby.close()))
  }

  #look(): void {
    for (const standby of this.#all) {
      void standby.look(async () => {
        await (this.#asking ??= this.#askPrimary().finally(() => (this.#asking = undefined)))
        return this.#said
      })
    }
  }

  /** While the primary does not say how far it is, nobody knows how far its standbys are behind. */
  async #askPrimary(): Promise<void> {
    const askedAtMs = this.#now()
    try {
      const { position, clockMs, server } = await this.#line.ask<WhereTo>(whereTo)
      // Positions of another primary are other ones.
      if (server !== this.#primary) this.#said = []
      this.#primary = server
      this.#said = position === null ? [] : [...this.#said, { askedAtMs, position, clockMs }].slice(-saidKept)
    } catch {
      this.#said = []
    }
  }
}
