import type { Tx } from '#database/connect.ts'
import { decryptCardToKeep, encryptCardToKeep, type CardToKeep } from '#server/money/cards/card-to-keep.ts'
import { keepCard } from '#server/money/cards/keep-card.ts'
import { noteCardToKeep, type lockAttempt } from '#server/money/payments/lock-attempt.ts'
import type { ChargeAnswer, ChargedCard } from '#ports/card-company.ts'
import type { Shop } from '#server/platform/shop.ts'

/** The card that the company would let be charged again; null when its buyer did not ask for that, or it gave no word for it. */
export function cardToKeep(
  charged: ChargedCard,
  { card, cardSecret: secret }: Extract<ChargeAnswer, { answer: 'paid' | 'page' }>,
): CardToKeep | null {
  return 'prime' in charged && charged.remember && card && secret ? { card, secret } : null
}

type NotedCard = { paymentId: number; memberId: number; card: CardToKeep }

/** Notes a card that is to be kept once its money has come (PAY-14): at once, or after the bank's page. Answers it encrypted, as it was noted. */
export async function noteCard({ cipher }: Shop, tx: Tx, { paymentId, memberId, card }: NotedCard): Promise<Buffer> {
  const encrypted = encryptCardToKeep(cipher, card, { memberId })
  await noteCardToKeep(tx, { paymentId, encrypted })
  return encrypted
}

type PaidAttempt = { payment: Awaited<ReturnType<typeof lockAttempt>>; memberId: number; now: Date }

/** The money has come: the card that was noted is kept. */
export async function keepPaidCard({ cipher }: Shop, tx: Tx, { payment, memberId, now }: PaidAttempt): Promise<void> {
  const paid = payment.card_to_keep && decryptCardToKeep(cipher, payment.card_to_keep, { memberId })
  if (paid) await keepCard(tx, { memberId, ...paid, cipher, now })
}
