import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { News } from './news.ts'

/** The job that reads news and finds out who reacts to it. */
export const newsJob = 'news'

/**
 * Tells the rest of the house, once this transaction has committed and only if it does: the news is a job of
 * graphile-worker, written by the same transaction as the facts it tells about.
 */
export async function tellLater(tx: Tx, news: News): Promise<void> {
  await sql`select graphile_worker.add_job(${newsJob}, payload := ${JSON.stringify(news)}::json)`.execute(tx)
}
