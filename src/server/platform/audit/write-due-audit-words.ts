import { inTurns } from '#server/platform/outbox/in-turns.ts'
import type { Shop } from '#server/platform/shop.ts'
import { saveDueAuditWords } from './store.ts'

/** An entry may carry four texts of 100,000 signs: all of a turn are cut within the time of a statement. */
const entriesOfTurn = 5

/** Writes by what entries are found that very many changes at once have left without. Safe to repeat, and safe beside another. */
export async function writeDueAuditWords({ database }: Pick<Shop, 'database'>): Promise<'through' | 'more'> {
  return inTurns(async () => saveDueAuditWords(database.db, entriesOfTurn))
}
