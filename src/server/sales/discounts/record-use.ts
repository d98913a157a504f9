import type { Tx } from '#database/connect.ts'
import { createUse, lockCode } from './store.ts'

/** Holds the code that an order is about to use, before its uses are counted. */
export async function lockDiscount(tx: Tx, codeId: number): Promise<void> {
  await lockCode(tx, codeId)
}

/** An order uses a discount code: once per order, whatever happens. */
export async function recordUse(tx: Tx, use: { codeId: number; memberId: number; orderId: number }): Promise<void> {
  await createUse(tx, use)
}
