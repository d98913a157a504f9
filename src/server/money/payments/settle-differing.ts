import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Twd } from '#rules/money.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createSurplus } from './create-surplus.ts'
import { endRefund } from './end-refund.ts'
import { findDifferingRow, savePayment, type PaymentRow } from './store.ts'

/** The attempt of an order that has brought other money than was asked for, which nobody has settled yet. */
export async function findDiffering(db: Kysely<Tables>, orderNumber: string) {
  return findDifferingRow(db, orderNumber)
}

export type GivenBackByHand = {
  payment: PaymentRow
  /** What had come, in whole TWD. */
  amount: Twd
  /** By which the company or the bank knows that it went back. */
  reference: string
  by: string
}

/** What has come stands in the books and has gone back; the attempt itself has brought nothing. The order and the attempt are held. */
export async function bookGivenBack(shop: Shop, tx: Tx, { payment, amount, reference, by }: GivenBackByHand): Promise<void> {
  const { order_id, provider, method } = payment
  // The company's name of the money stays with the attempt, which it will be told of again.
  const refundId = await createSurplus(shop, tx, {
    came: { order_id, provider, method, amount, provider_ref: null },
    reason: 'amount_differs',
    actor: 'operations',
  })
  await endRefund(tx, { refundId, actor: 'operations', by, now: shop.now(), end: { done: true, refundId: reference } })
  await savePayment(tx, payment.id, { error_code: givenBackCode, error_text: reference })
}

/** In place of the problem that the attempt had. */
export const givenBackCode = 'given_back_by_hand'
