import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

/** What a copy counted in some ten seconds, and how it stands at their end. */
export type CopyFigures = {
  /** Over how many seconds it counted. */
  seconds: number
  requests: number
  /** Of them, those that were answered by 5xx. */
  failed: number
  /** How long they took, by the bounds of src/rules/machine/durations.ts. */
  durations: number[]
  pages: { memory: number; rendered: number }
  memoryBytes: number
  /** Which share of the time its only thread was at work, from 0 to 1. */
  busy: number
  pool: { inUse: number; idle: number; waiting: number }
  caches: { name: string; entries: number; bytes: number | null }[]
  /** Null where it cannot be told. */
  disk: { freeBytes: number; allBytes: number } | null
  /** ISO 8601; null where no backup is known of. */
  backupAt: string | null
}

export type Copy = { name: string; parts: readonly string[]; version: string; startedAt: Date }

/** What a third party answered in some ten seconds of a copy. */
export type PartyCount = { party: string; calls: number; failures: number; buckets: readonly number[]; hasSucceeded: boolean }

/** Written together: what one copy counted is there once, or not at all. */
export async function writeCounters(
  db: Db,
  { copy, figures, parties }: { copy: Copy; figures: CopyFigures; parties: readonly PartyCount[] },
): Promise<void> {
  // The order of their names keeps copies that write at once from waiting for each other in a ring.
  const sorted = [...parties].sort((a, b) => (a.party < b.party ? -1 : 1))
  await sql`
    with counted as (
      insert into copy_counters (copy, parts, version, started_at, figures)
      values (${copy.name}, ${[...copy.parts]}::text[], ${copy.version}, ${copy.startedAt}, ${JSON.stringify(figures)}::jsonb))
    insert into party_minutes as there (party, minute, calls, failures, buckets, last_success)
    select party, date_trunc('minute', now()), calls, failures, buckets, case when "hasSucceeded" then now() end
    from json_to_recordset(${JSON.stringify(sorted)}::json) as told (party text, calls int, failures int, buckets int[], "hasSucceeded" boolean)
    order by party
    on conflict (minute, party) do update set
      calls = there.calls + excluded.calls,
      failures = there.failures + excluded.failures,
      buckets = (select array_agg(mine + coalesce(others, 0) order by place)
        from unnest(there.buckets, excluded.buckets) with ordinality as both_of (mine, others, place)),
      last_success = coalesce(excluded.last_success, there.last_success)`.execute(db)
}

const keptDays = 7

/** Forgets what is older than seven days; of third parties the last success stays known as long as there was one call since. */
export async function removeOldCounters(db: Db): Promise<void> {
  await sql`delete from copy_counters where counted_at < now() - make_interval(days => ${keptDays})`.execute(db)
  await sql`delete from party_minutes where minute < now() - make_interval(days => ${keptDays})`.execute(db)
}

const keptDaysOfSizes = 400

/** Keeps how large the tables are today; the first asking of a day counts. */
export async function keepTableSizes(db: Db): Promise<void> {
  await sql`
    insert into table_sizes (day, name, bytes)
    select (now() at time zone 'Asia/Taipei')::date, relname, pg_total_relation_size(oid)
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    on conflict do nothing`.execute(db)
  await sql`delete from table_sizes where day < (now() at time zone 'Asia/Taipei')::date - ${keptDaysOfSizes}::int`.execute(db)
}
