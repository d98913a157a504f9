import type { Tx } from '#database/connect.ts'
import { saveSender } from './store.ts'

/** Keeps who sent the last order, so that the next checkout begins with their name. */
export async function saveUsedSender(tx: Tx, sender: { memberId: number; name: string; phone: string }): Promise<void> {
  await saveSender(tx, sender)
}
