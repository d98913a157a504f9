import type { Tx } from '#database/connect.ts'
import { faultOfCode } from '#rules/payments/saved-card.ts'
import { settleDefault } from './settle-default.ts'
import { findOwner, lockCards, saveFault } from './store.ts'

/**
 * After a refused payment with a saved card: when the company's code says that the card will never pay again, it is
 * switched off with its reason, and another becomes the default (D-41). Other codes change nothing.
 */
export async function switchOffCard(tx: Tx, { cardId, code, now }: { cardId: number; code: string; now: Date }): Promise<void> {
  const fault = faultOfCode(code)
  const memberId = await findOwner(tx, cardId)
  if (!fault || memberId === undefined) return
  const card = (await lockCards(tx, memberId)).find((each) => each.id === cardId)
  if (!card || card.fault !== null) return
  await saveFault(tx, { id: cardId, fault, now })
  await settleDefault(tx, { memberId, now })
}
