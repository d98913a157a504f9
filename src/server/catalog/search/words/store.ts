import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** Until this transaction ends, the words of what it changes are not written but due (0300_words_in_turns.sql). */
export async function setWordsLater(tx: Tx): Promise<void> {
  await sql`select set_config('meihao.words_later', 'on', true)`.execute(tx)
}

/** Writes the words of some products with ids above that one, and answers the last of them; null where none are due. */
export async function saveDueWords(db: Kysely<Tables>, { above, most }: { above: number; most: number }): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`select write_due_words(${above}, ${most}) as last`.execute(db)
  return rows[0]?.last ?? null
}
