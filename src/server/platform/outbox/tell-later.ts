import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import { causeUnderWay } from '#server/platform/cause.ts'
import type { ShopEvent } from './shop-event.ts'

/**
 * Tells the rest of the house, once this transaction has committed and only if it does: the event is written by the same
 * transaction as the facts it tells about, and `relayEvents` brings it to those who react.
 */
export async function tellLater(tx: Tx, event: ShopEvent): Promise<void> {
  await writeEvent(tx, { payload: JSON.stringify(event), cause: JSON.stringify(causeUnderWay()) })
}

const writeEvent = prepared((db, value: ValueOf<{ payload: string; cause: string }>) =>
  db.insertInto('news').values({ payload: value('payload'), cause: value('cause') }),
)
