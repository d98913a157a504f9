import type { Tx } from '#database/connect.ts'
import { queueJobs } from '#server/platform/outbox/queue-jobs.ts'

type Wanted = { product: number; at: readonly (Date | null)[]; now: Date }

/** Has the products that are due looked at at these moments too: the sweep of every minute would come a little later. */
export async function queueSchedules(tx: Tx, { product, at, now }: Wanted): Promise<void> {
  const moments = at.filter((moment) => moment !== null)
  await queueJobs(
    tx,
    'turn-products',
    moments.map((moment) => ({
      key: `turn-products:${product}:${moment.toISOString()}`,
      row: 'turn-products',
      payload: {},
      inSeconds: Math.max(0, (moment.getTime() - now.getTime()) / 1000),
    })),
  )
}
