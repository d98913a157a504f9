import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isAway } from '#database/is-away.ts'
import { migrate } from '#database/migrate.ts'
import { findMissingMigrations } from '#database/migrating/find-missing-migrations.ts'
import { prepareWorker } from '#server/platform/outbox/run-worker.ts'

export type Keeping = {
  log: Logger
  /** Whether this process may bring the database up to date; one that may not waits until another has. */
  mayMigrate: boolean
  patienceMs?: number
  /** Past a pooler, for migrations, where there is one. */
  directUrl?: string
}

/** Nobody brought the schema in time. Its message says so to whoever started this process. */
export class SchemaMissing extends Error {}

const usualPatienceMs = 60_000
const askEveryMs = 250

/** Answers once the database has the schema that this version needs. Throws `SchemaMissing` when nobody has brought it within `patienceMs`. */
export async function keepSchema(url: string, { log, mayMigrate, patienceMs = usualPatienceMs, directUrl = url }: Keeping): Promise<void> {
  if (mayMigrate) {
    // The queue first: whoever waits for our last migration then finds both.
    await prepareWorker(url)
    await migrate(directUrl, {
      heldUp: (migration, reason) => log.warn({ migration, reason }, 'a migration waits for others, lets them pass and is tried again'),
    })
    return
  }
  const until = performance.now() + patienceMs
  let isSaid = false
  for (;;) {
    const missing = await findMissing(url)
    if (missing === null) return
    if (performance.now() > until) {
      throw new SchemaMissing(
        `Waited ${patienceMs / 1000} s for the schema of this version: ${missing}. Start a copy with the part migrate, and this one again: PARTS=migrate`,
      )
    }
    if (!isSaid) log.info({ missing, seconds: patienceMs / 1000 }, 'waiting for a copy with the part migrate to bring the schema')
    isSaid = true
    await pause(askEveryMs)
  }
}

/** What keeps this version from working, in words; null when nothing does. */
async function findMissing(url: string): Promise<string | null> {
  try {
    const [first, ...others] = await findMissingMigrations(url)
    return first === undefined ? null : `${first}${others.length > 0 ? ` and ${others.length} more are` : ' is'} not applied`
  } catch (error) {
    if (!isAway(error)) throw error
    return `the database does not answer (${error instanceof Error ? error.message : String(error)})`
  }
}
