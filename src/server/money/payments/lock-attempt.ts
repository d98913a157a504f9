import type { Tx } from '#database/connect.ts'
import { lockPayment, lockPaymentsOf, savePayment } from './store.ts'

/** Holds an attempt until the transaction ends. Its order is held first, always. */
export async function lockAttempt(tx: Tx, paymentId: number) {
  return lockPayment(tx, paymentId)
}

/** Every attempt to pay an order, oldest first, held until the transaction ends. The order is held before them. */
export async function lockAttempts(tx: Tx, orderId: number) {
  return lockPaymentsOf(tx, orderId)
}

/** Notes when the provider is asked again; null for never. */
export async function askAgain(tx: Tx, { paymentId, at }: { paymentId: number; at: Date | null }): Promise<void> {
  await savePayment(tx, paymentId, { next_ask_at: at })
}

/** A card to be kept once this attempt has brought its money, encrypted. */
export async function noteCardToKeep(tx: Tx, { paymentId, encrypted }: { paymentId: number; encrypted: Buffer }): Promise<void> {
  await savePayment(tx, paymentId, { card_to_keep: encrypted })
}

/** Money of another amount than was asked for: a person has to look, and the machine leaves it alone. */
export async function markDiffering(
  tx: Tx,
  { paymentId, companyId, text }: { paymentId: number; companyId: string; text: string },
): Promise<void> {
  await savePayment(tx, paymentId, { error_code: 'amount_differs', error_text: text, provider_ref: companyId, next_ask_at: null })
}
