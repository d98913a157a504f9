import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'

/** Whether this press, or approval, has said before that goods of a parcel are missing: some of them, or the parcel as a whole. The parcel is held. */
export async function isReported(tx: Tx, { parcelId, cause }: { parcelId: number; cause: string }): Promise<boolean> {
  const known = await tx
    .selectFrom('order_events')
    .where('order_id', '=', parcelId)
    .where('event', 'in', ['goods_short', 'goods_missing_paid', 'goods_missing_unpaid'])
    .where(sql<boolean>`data->>'cause' = ${cause}`)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}
