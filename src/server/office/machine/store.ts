import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { CopyFigures } from './counter-store.ts'

type Db = Kysely<Tables>

export type SeenCopy = { name: string; parts: string[]; version: string; startedAt: Date; seenAt: Date; figures: CopyFigures }
export type HourOfCopy = { name: string; requests: number; failed: number; memory: number; rendered: number }

/** A copy that has written nothing for so long is gone. */
const goneAfterSeconds = 35

/** The copies that live, each with what it wrote last, the oldest first. */
export async function listCopies(db: Db): Promise<SeenCopy[]> {
  const { rows } = await sql<SeenCopy>`
    select name, parts, version, "startedAt", "seenAt", figures from (
      select distinct on (copy) copy as name, parts, version, started_at as "startedAt", counted_at as "seenAt", figures
      from copy_counters where counted_at > now() - make_interval(secs => ${goneAfterSeconds}) order by copy, id desc) as last_of_each
    order by "startedAt", name`.execute(db)
  return rows
}

/** What each of them counted in the last hour. */
export async function listHoursOfCopies(db: Db, names: readonly string[]): Promise<HourOfCopy[]> {
  const { rows } = await sql<HourOfCopy>`
    select copy as name, sum((figures ->> 'requests')::int)::int as requests, sum((figures ->> 'failed')::int)::int as failed,
      sum((figures #>> '{pages,memory}')::int)::int as memory, sum((figures #>> '{pages,rendered}')::int)::int as rendered
    from copy_counters where counted_at > now() - interval '1 hour' and copy = any(${[...names]}) group by copy`.execute(db)
  return rows
}

/** How long requests took in the last hour, of all copies together, by the bounds of src/rules/machine/durations.ts. */
export async function findDurations(db: Db): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select sum(count::int)::int as count from copy_counters, jsonb_array_elements_text(figures -> 'durations') with ordinality as bucket (count, place)
    where counted_at > now() - interval '1 hour' and (figures ->> 'requests')::int > 0 group by place order by place`.execute(db)
  return rows.map(({ count }) => count)
}

export type CallsOfParty = { party: string; calls: number; failures: number; buckets: number[] }

/** Calls to third parties since some minutes ago, summed. */
export async function listCallsOfParties(db: Db, { minutes }: { minutes: number }): Promise<CallsOfParty[]> {
  const { rows } = await sql<CallsOfParty>`
    with told as (select party, calls, failures, buckets from party_minutes where minute > now() - make_interval(mins => ${minutes})),
      summed as (
        select party, place, sum(count)::int as count from told, unnest(buckets) with ordinality as bucket (count, place) group by party, place)
    select party, sum(calls)::int as calls, sum(failures)::int as failures,
      (select array_agg(count order by place) from summed where summed.party = told.party) as buckets
    from told group by party order by party`.execute(db)
  return rows
}

export type HourOfParty = { party: string; hoursAgo: number; buckets: number[] }

/** How long calls to third parties took, hour by hour of the last 24; hours without any are left out. */
export async function listHoursOfParties(db: Db): Promise<HourOfParty[]> {
  const { rows } = await sql<HourOfParty>`
    with told as (
      select party, floor(extract(epoch from now() - minute) / 3600)::int as "hoursAgo", buckets
      from party_minutes where minute > now() - interval '24 hours'),
      summed as (
        select party, "hoursAgo", place, sum(count)::int as count
        from told, unnest(buckets) with ordinality as bucket (count, place) group by party, "hoursAgo", place)
    select party, "hoursAgo", array_agg(count order by place) as buckets from summed group by party, "hoursAgo"`.execute(db)
  return rows
}

/** When each third party last answered yes or no, of those that were called within seven days. */
export async function listLastSuccesses(db: Db): Promise<{ party: string; at: Date | null }[]> {
  const { rows } = await sql<{ party: string; at: Date | null }>`
    select party, max(last_success) as at from party_minutes group by party order by party`.execute(db)
  return rows
}

export type StandingTable = { name: string; bytes: number; grownBytes: number | null }

const mostTables = 20

/** The largest tables with their indexes, and by how much they grew in seven days, or since the first day that is known of. */
export async function listLargestTables(db: Db): Promise<StandingTable[]> {
  const { rows } = await sql<StandingTable>`
    select relname as name, pg_total_relation_size(oid)::float8 as bytes,
      (pg_total_relation_size(oid) - (
        select bytes from table_sizes where table_sizes.name = relname and day >= (now() at time zone 'Asia/Taipei')::date - 7 order by day limit 1))::float8 as "grownBytes"
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by pg_total_relation_size(oid) desc, relname limit ${mostTables}`.execute(db)
  return rows
}

export type StandingDatabase = {
  /** By its own clock, which copies count by. */ now: Date
  version: string
  sizeBytes: number
  migrations: number
  lastMigration: string
}

export async function findDatabase(db: Db): Promise<StandingDatabase> {
  const { rows } = await sql<StandingDatabase>`
    select now() as now, current_setting('server_version') as version, pg_database_size(current_database())::float8 as "sizeBytes",
      count(*)::int as migrations, coalesce(max(name), '') as "lastMigration" from migrations`.execute(db)
  return rows[0] ?? { now: new Date(0), version: '', sizeBytes: 0, migrations: 0, lastMigration: '' }
}
