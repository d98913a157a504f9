import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Risk, RiskMark } from '#rules/orders/risk.ts'

/** Who looks at the order sees its risk: it counts as a change of it. */
const oneMore = sql<number>`version + 1`

export async function storeRisk(tx: Tx, { orderId, risk }: { orderId: number; risk: Risk }): Promise<void> {
  const set = { risk: risk.level, risk_reasons: [...risk.reasons], version: oneMore }
  await tx.updateTable('orders').set(set).where('id', '=', orderId).execute()
}

export async function storeMark(tx: Tx, { orderId, mark }: { orderId: number; mark: RiskMark | null }): Promise<void> {
  await tx.updateTable('orders').set({ risk_mark: mark, version: oneMore }).where('id', '=', orderId).execute()
}
