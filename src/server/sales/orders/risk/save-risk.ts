import type { Tx } from '#database/connect.ts'
import type { Risk, RiskMark } from '#rules/orders/risk.ts'
import { storeMark, storeRisk } from './store.ts'

/** What an order is judged to be, held by the caller (DSK-34). */
export async function saveRisk(tx: Tx, { orderId, risk }: { orderId: number; risk: Risk }): Promise<void> {
  await storeRisk(tx, { orderId, risk })
}

/** What a person says of an order, held by the caller; null for nothing any more. */
export async function saveRiskMark(tx: Tx, { orderId, mark }: { orderId: number; mark: RiskMark | null }): Promise<void> {
  await storeMark(tx, { orderId, mark })
}
