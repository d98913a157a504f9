import { setTimeout as pause } from 'node:timers/promises'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { saveDueWords } from './store.ts'

/** Products whose words are written in one turn: some tens of milliseconds. */
const goodsOfTurn = 20
/** One job is at it for so long; what is left is the next one's. */
const longestJobMs = 20_000

/**
 * Writes by what goods are found, of those of which it is due, until none is. After each turn it rests as long as that took: whoever
 * buys meanwhile is not to feel it. Safe to repeat and safe beside another, of which one goes home.
 */
export async function writeDueWords({ database }: Pick<Shop, 'database'>): Promise<void> {
  const began = performance.now()
  // From the lowest id on, and once more from there, for those that came meanwhile.
  for (let above = 0; ;) {
    const turnBegan = performance.now()
    const last = await saveDueWords(database.db, { above, most: goodsOfTurn })
    if (last === null && above === 0) return
    above = last ?? 0
    const ended = performance.now()
    if (ended - began > longestJobMs) return database.transaction((tx) => tellLater(tx, { name: 'words-due' }))
    await pause(ended - turnBegan)
  }
}
