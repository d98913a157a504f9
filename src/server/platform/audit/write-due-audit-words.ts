import { inTurns } from '#server/platform/outbox/in-turns.ts'
import type { Shop } from '#server/platform/shop.ts'
import { saveDueAuditWords } from './store.ts'

/** Fewer where what they say is long: an entry may carry four texts of 100,000 signs (0374_words_of_the_log_by_size.sql). */
const entriesOfTurn = 100

/** Writes by what entries are found that very many changes at once have left without. Safe to repeat, and safe beside another. */
export async function writeDueAuditWords({ database }: Pick<Shop, 'database'>): Promise<'through' | 'more'> {
  return inTurns(async () => saveDueAuditWords(database.db, entriesOfTurn))
}
