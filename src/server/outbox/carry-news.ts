import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { Shop } from '#server/shop.ts'

/** The job that reads news and does what follows from them. */
export const newsJob = 'news'

/** As many as one job reads one after the other: of many, the queue is asked a tenth as often; of few, none waits for another. */
const atATime = 10

/** How long news may lie before they are carried. */
const restMs = 200

/** How long nothing is tried while the database cannot be asked: the log need not tell it five times a second. */
const restAfterFailureMs = 2000

/** Carries news to the queue until `leaving`. Any number of processes may do so side by side. */
export async function keepCarryingNews(shop: Shop, leaving: AbortSignal): Promise<void> {
  while (!leaving.aborted) {
    const rest = await carryNews(shop).then(
      (carried) => (carried < atATime ? restMs : 0),
      (error: unknown) => {
        shop.log.error({ err: error }, 'news could not be carried')
        return restAfterFailureMs
      },
    )
    if (rest > 0) await pause(rest, undefined, { signal: leaving }).catch(() => undefined)
  }
}

/** Makes the oldest news one job, in one statement: they are in the outbox, or in the queue, and never in both. Answers how many they were. */
export async function carryNews({ database: { db } }: Pick<Shop, 'database'>): Promise<number> {
  const { rows } = await sql<{ carried: number }>`
    with carried as (delete from news where id in (select id from news order by id limit ${atATime} for update skip locked) returning id, payload)
    select together.carried
    from (select count(*)::int as carried, json_agg(payload order by id) as payload from carried having count(*) > 0) as together,
      lateral graphile_worker.add_job(${newsJob}, payload := together.payload)`.execute(db)
  return rows[0]?.carried ?? 0
}
