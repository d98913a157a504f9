import type { Tx } from '#database/connect.ts'
import { defaultCard } from '#rules/payments/saved-card.ts'
import { listCardRows, saveDefault } from './store.ts'

/** Leaves the default with a card that can pay, after something about the cards has changed (D-41). */
export async function settleDefault(tx: Tx, { memberId, now }: { memberId: number; now: Date }): Promise<void> {
  const cards = await listCardRows(tx, memberId)
  const wanted = defaultCard(cards, now)
  if (wanted?.is_default) return
  if (wanted || cards.some((card) => card.is_default)) await saveDefault(tx, { memberId, id: wanted?.id ?? null })
}
