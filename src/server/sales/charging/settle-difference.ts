import type { Twd } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import { lockAttempt } from '#server/money/payments/lock-attempt.ts'
import { bookGivenBack, findDiffering, givenBackCode } from '#server/money/payments/settle-differing.ts'
import type { Shop } from '#server/platform/shop.ts'
import { applyReport } from './apply-report.ts'

export type SettledDifference = {
  number: string
  /** What had come, in whole TWD. */
  amount: Twd
  /** By which the company or the bank knows that it went back. */
  reference: string
  by: string
}

/**
 * Money that came otherwise than it was asked for has been given back by a person. The books say so, and the order goes the
 * way of one whose charge was refused: it ends, or waits for its buyer until the deadline.
 */
export async function settleDifference(
  shop: Shop,
  { number, amount, reference, by }: SettledDifference,
): Promise<Result<'settled', { code: 'no_such_difference' }>> {
  const found = await findDiffering(shop.database.db, number)
  if (!found) return refuse({ code: 'no_such_difference' })
  const terms = await shop.terms()
  return shop.database.transaction(async (tx) => {
    const held = await lockWholeOrder(tx, found.order_id)
    const payment = await lockAttempt(tx, found.id)
    // Somebody else has settled it at the same moment.
    if (!(await findDiffering(tx, number))) return refuse({ code: 'no_such_difference' })
    await bookGivenBack(shop, tx, { payment, amount, reference, by })
    const report = { answer: 'refused', code: givenBackCode, text: reference } as const
    await applyReport(shop, tx, { held, payment, report, teller: { actor: 'operations', by }, terms, now: shop.now() })
    return ok('settled')
  })
}
