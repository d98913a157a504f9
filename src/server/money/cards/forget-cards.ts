import type { Tx } from '#database/connect.ts'
import { deleteCardsOf, lockCards } from './store.ts'
import { tellCardRemoved } from './tell-card-removed.ts'

/** Forgets every card of a member, here and at the company. */
export async function forgetCards(tx: Tx, memberId: number): Promise<void> {
  for (const card of await lockCards(tx, memberId)) await tellCardRemoved(tx, card)
  await deleteCardsOf(tx, memberId)
}
