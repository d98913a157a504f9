import type { Migration } from './read-migrations.ts'
import { isBefore } from './versions.ts'

export type Applied = { name: string; checksum: string; lives_since: string | null }

/** This version cannot work with that database. Its message says why to whoever started it. */
export class HistoryDiffers extends Error {}

/**
 * Throws where a database is none of this version's: its own migrations are there as they were written or are still to come, and what it
 * does not know came after them, from a later version, and can be lived with (CPY-25).
 */
export function judgeHistory(
  applied: readonly Applied[],
  { migrations, version }: { migrations: readonly Migration[]; version: string },
): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const { name, checksum } of applied) {
    if (known.has(name) && known.get(name) !== checksum) {
      throw new HistoryDiffers(
        `Migration ${name}: this file was changed after it had been applied here. Restore it and put the change into a new one: npm run db:new <name>`,
      )
    }
  }
  const last = migrations.at(-1)?.name ?? ''
  const unknown = applied.filter(({ name }) => !known.has(name))
  const foreign = unknown.filter(({ name }) => name < last)
  if (foreign.length > 0) {
    throw new HistoryDiffers(
      `This database is not of this shop's history: ${namesOf(foreign)} had been applied before ${last}, and this version does not know it.`,
    )
  }
  const left = unknown.filter(({ lives_since }) => lives_since !== null && isBefore(version, lives_since))
  if (left.length > 0) {
    throw new HistoryDiffers(
      `This database has gone on without version ${version}: ${namesOf(left)}. Start version ${left.at(-1)?.lives_since} or a later one.`,
    )
  }
}

const namesOf = (rows: readonly Applied[]) => rows.map(({ name }) => name).join(', ')
