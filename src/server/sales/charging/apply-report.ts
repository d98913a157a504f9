import type { Tx } from '#database/connect.ts'
import { judgeReport, type Verdict } from '#rules/payments/settlement.ts'
import type { Shop } from '#server/platform/shop.ts'
import { carryOut, type Judged } from './carry-out-verdict.ts'

export type Applied = Omit<Judged, 'verdict' | 'order'>

/** Judges an answer about an attempt and writes down what it means. The order and the attempt are held. */
export async function applyReport(shop: Shop, tx: Tx, applied: Applied): Promise<Verdict> {
  const {
    held: { order },
    payment,
    report,
    now,
  } = applied
  const verdict = judgeReport({
    payment: { ...payment, leadsToPage: payment.leads_to_page, createdAt: payment.created_at, companyId: payment.provider_ref },
    order: { status: order.status, deadline: order.payment_deadline },
    report,
    now,
  })
  await carryOut(shop, tx, { ...applied, verdict, order })
  return verdict
}
