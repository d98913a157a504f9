import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { measureUnanswered, type Unanswered } from '#server/money/payments/published/measure-unanswered.ts'
import { measureBacklog, type Backlog } from '#server/platform/outbox/measure-backlog.ts'
import type { Shop } from '#server/platform/shop.ts'

/** What no copy can count for itself: it stands in the database, and is the same for all of them. */
export type MeasuredMachine = {
  backlog: Backlog
  unanswered: Unanswered
  /** How far standbys are behind; null where there is none, or where the shop's role may not see it. */
  replicationLagSeconds: number | null
  /** Connections of this database, and how many the server takes. */
  connections: { used: number; most: number }
}

export async function measureMachine({ database: { db }, now }: Pick<Shop, 'database' | 'now'>): Promise<MeasuredMachine> {
  return {
    backlog: await measureBacklog(db),
    unanswered: await measureUnanswered(db, now()),
    replicationLagSeconds: await findReplicationLag(db),
    connections: await countConnections(db),
  }
}

async function findReplicationLag(db: Kysely<Tables>): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select max(extract(epoch from replay_lag))::float8 as seconds from pg_stat_replication`.execute(db)
  return rows[0]?.seconds ?? null
}

async function countConnections(db: Kysely<Tables>): Promise<MeasuredMachine['connections']> {
  const { rows } = await sql<MeasuredMachine['connections']>`
    select count(*)::int as used, current_setting('max_connections')::int as most from pg_stat_activity where datname = current_database()`.execute(
    db,
  )
  return rows[0] ?? { used: 0, most: 0 }
}
