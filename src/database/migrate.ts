import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { applyMigration } from './migrating/apply-migration.ts'
import { findApplied } from './migrating/find-applied.ts'
import { judgeHistory } from './migrating/judge-history.ts'
import { readMigrations, type Migration } from './migrating/read-migrations.ts'
import { readVersion } from './migrating/versions.ts'

export type Migrating = {
  /** Left out, those of this version. */
  migrations?: readonly Migration[]
  /** How long a migration is tried that others hold up. */
  patienceMs?: number
  /** Hears of one that is held up, each time. */
  heldUp?: (migration: string, reason: string) => void
}

/** Also a vacuum of a large table is waited for, which nobody is to break off. */
const usualPatienceMs = 10 * 60_000
const othersMs = 50
const longestPauseMs = 5000

/**
 * Brings a database to the newest schema and answers the names it applied. Each file is one transaction unless it says otherwise, and
 * processes that start together take turns. What cannot have its lock at once lets others pass and comes back (CPY-27).
 * Throws `HistoryDiffers` where the database is none of this version's.
 */
export async function migrate(
  url: string,
  { migrations, patienceMs = usualPatienceMs, heldUp = () => undefined }: Migrating = {},
): Promise<string[]> {
  const ours = migrations ?? (await readMigrations())
  const client = new pg.Client({ connectionString: url })
  // Breaking says so by an event as well, and an event nobody hears would end the process without a word of what it was at.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const version = readVersion()
    const before = await findApplied(client)
    judgeHistory(before, { migrations: ours, version })
    const there = new Set(before.map(({ name }) => name))
    const applied: string[] = []
    for (const migration of ours.filter(({ name }) => !there.has(name))) {
      if (await applyInTheEnd({ client, url, migration }, { patienceMs, heldUp })) applied.push(migration.name)
    }
    // Copies of another version may have migrated meanwhile.
    judgeHistory(await findApplied(client), { migrations: ours, version })
    return applied
  } finally {
    await client.end()
  }
}

type Applying = { client: pg.Client; url: string; migration: Migration }

async function applyInTheEnd(applying: Applying, { patienceMs, heldUp }: Required<Omit<Migrating, 'migrations'>>): Promise<boolean> {
  const { name } = applying.migration
  const until = performance.now() + patienceMs
  for (let times = 1; ; times += 1) {
    const outcome = await applyMigration(applying).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      if (!isHeldUp(error) || performance.now() > until) throw new Error(`Migration ${name}: ${reason}`, { cause: error })
      heldUp(name, reason)
      return 'held up' as const
    })
    if (outcome === 'applied') return true
    if (outcome === 'there already') return false
    await pause(outcome === 'others migrate' ? othersMs : Math.min(times * 500, longestPauseMs))
  }
}

/** No lock in time, or a deadlock: all of it has been rolled back. */
const isHeldUp = (error: unknown) => error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')
