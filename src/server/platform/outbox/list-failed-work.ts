import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { ShopEvent } from './shop-event.ts'

/** Work of one kind that has failed and is tried again: what follows from an event, or what the clock asks for. */
export type FailedWork = { name: string; event: ShopEvent['name'] | null; count: number; oldest: Date; attempts: number }

/** Background work that has failed at least once and is not done, by kind, the longest first. */
export async function listFailedWork(db: Kysely<Tables>): Promise<FailedWork[]> {
  const { rows } = await sql<FailedWork>`
    select payload ->> 'name' as name, payload ->> 'name' as event, count(*)::int as count, min(told_at) as oldest, max(attempts) as attempts
      from news where attempts > 0 group by 1
    union all
    select task_identifier, null, count(*)::int, min(coalesce(locked_at, created_at)), max(attempts)
      from graphile_worker.jobs where task_identifier not like '%-news' and last_error is not null group by 1
    order by 4`.execute(db)
  return rows
}

/** How many things of it there are: as many as 今日 counts. */
export async function countFailedWork(db: Kysely<Tables>): Promise<number> {
  return (await listFailedWork(db)).reduce((all, { count }) => all + count, 0)
}
