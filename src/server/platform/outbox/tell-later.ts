import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { News } from './news.ts'

/**
 * Tells the rest of the house, once this transaction has committed and only if it does: the news is written by the same
 * transaction as the facts it tells about, and `carryNews` brings it to those who react.
 */
export async function tellLater(tx: Tx, news: News): Promise<void> {
  await writeNews(tx, { payload: JSON.stringify(news) })
}

const writeNews = prepared((db, value: ValueOf<{ payload: string }>) => db.insertInto('news').values({ payload: value('payload') }))
