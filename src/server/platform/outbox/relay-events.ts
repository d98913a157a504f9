import { sql } from 'kysely'
import { answeredIn } from '#database/waiting/answered-in.ts'
import type { Shop } from '#server/platform/shop.ts'
import { keepGoing } from './keep-going.ts'
import type { Lane } from './lanes.ts'
import type { ShopEvent } from './shop-event.ts'
import type { LaneOfEvent } from './work.ts'

/** As many as one job follows one after the other: of many, the queue is asked a tenth as often; of few, none waits for another. */
const atATime = 10

/** How long events may lie before they are carried. */
const restMs = 200

/** A statement that nobody has answered for so long is asked anew: one whose line died without a word is answered by nobody. */
const patienceMs = 10_000

/** The job that follows the events of a lane. */
export const eventJobOf = (lane: Lane) => `${lane}-news`

/** Carries events to the queue until `leaving`. Any number of processes may do so side by side. */
export async function keepRelayingEvents(
  shop: Shop,
  { laneOfEvent, leaving }: { laneOfEvent: LaneOfEvent; leaving: AbortSignal },
): Promise<void> {
  await keepGoing({ what: 'relaying events', log: shop.log, leaving }, async () =>
    (await answeredIn(patienceMs, relayEvents(shop, laneOfEvent))) < atATime ? restMs : 0,
  )
}

const namesIn = (laneOfEvent: LaneOfEvent, lane: Lane) =>
  (Object.keys(laneOfEvent) as ShopEvent['name'][]).filter((name) => laneOfEvent[name] === lane)

/**
 * Makes the oldest events that are due jobs of their lanes and notes which, in one statement. Those of money go first and each
 * alone, so that none waits for another. Answers how many they were.
 */
export async function relayEvents({ database: { db } }: Pick<Shop, 'database'>, laneOfEvent: LaneOfEvent): Promise<number> {
  const [namesOfMoney, namesOfEmails] = [namesIn(laneOfEvent, 'money'), namesIn(laneOfEvent, 'letters')]
  const isMoney = sql`payload ->> 'name' = any(${namesOfMoney})`
  const { rows } = await sql<{ carried: number }>`
    with
      money as materialized (select id, 'money' as lane from news where job_id is null and due_at <= now() and ${isMoney} order by due_at, id limit ${atATime} for update skip locked),
      others as materialized (
        select id, case when payload ->> 'name' = any(${namesOfEmails}) then 'letters' else 'rest' end as lane
        from news where job_id is null and due_at <= now() and not ${isMoney} order by due_at, id limit ${atATime} for update skip locked
      ),
      heaps as (
        select lane, array_agg(id order by id) as ids from others group by lane
        union all
        select lane, array[id] from money
      ),
      jobs as materialized (select heaps.ids, job.id from heaps, lateral graphile_worker.add_job(heaps.lane || '-news', payload := json_build_object('ids', heaps.ids)) as job),
      noted as (update news set job_id = jobs.id from jobs where news.id = any(jobs.ids) returning news.id)
    select count(*)::int as carried from noted`.execute(db)
  return rows[0]?.carried ?? 0
}
