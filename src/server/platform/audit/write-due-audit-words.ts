import { inTurns } from '#server/platform/outbox/in-turns.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { saveDueAuditWords } from './store.ts'

const entriesOfTurn = 50

/** Writes by what entries are found that very many changes at once have left without. Safe to repeat, and safe beside another. */
export async function writeDueAuditWords({ database }: Pick<Shop, 'database'>): Promise<void> {
  const ended = await inTurns(async () => saveDueAuditWords(database.db, entriesOfTurn))
  if (ended === 'more') await database.transaction((tx) => tellLater(tx, { name: 'words-due' }))
}
