import { inTurns } from '#server/platform/outbox/in-turns.ts'
import type { Shop } from '#server/platform/shop.ts'
import { saveDueWords } from './store.ts'

const goodsOfTurn = 20

/**
 * Writes by what goods are found, of those of which it is due, until none is; `more` when others should have their turn first. Safe to repeat
 * and safe beside another, of which one goes home.
 */
export async function writeDueWords({ database }: Pick<Shop, 'database'>): Promise<'through' | 'more'> {
  // From the lowest id on, and once more from there, for those that came meanwhile.
  let above = 0
  return inTurns(async () => {
    const last = await saveDueWords(database.db, { above, most: goodsOfTurn })
    const isOver = last === null && above === 0
    above = last ?? 0
    return !isOver
  })
}
