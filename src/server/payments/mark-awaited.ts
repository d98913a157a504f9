import type { Tx } from '#database/connect.ts'
import { saveWaiting } from './store.ts'

/** The courier will collect this money: nobody is to be asked about it until then. */
export async function markAwaited(tx: Tx, paymentId: number): Promise<void> {
  await saveWaiting(tx, paymentId)
}
