import type { Tx } from '#database/connect.ts'
import { atmBankCode } from '#rules/constants.ts'
import type { OrderEvent } from '#rules/orders/order.ts'
import { factsOf, isByTransfer, isOnDelivery } from '#rules/payments/payment-methods.ts'
import { firstPaymentStatus, paymentDeadline, type PaymentStatus } from '#rules/payments/payment.ts'
import { defaultTerms } from '#rules/terms.ts'
import { virtualAccount } from '#rules/payments/virtual-account.ts'
import { productOf } from './decide-seed-order.ts'
import { timeOf, timeOfReaching, type HistoryEntry } from './order-course.ts'
import { companyNumber, invoiceNumber, paymentReference } from './order-numbers.ts'
import { cameToNothing } from './past-order.ts'
import { plausible } from '#demo/plausible.ts'
import type { WrittenOrder } from './write-orders.ts'

/** Payments, refunds, invoices and used discount codes of these orders. */
export async function writeOrderMoney(tx: Tx, orders: readonly WrittenOrder[]): Promise<void> {
  const wholes = orders.filter((order) => !order.isPart)
  await writePayments(tx, wholes)
  const invoices = wholes.flatMap(invoiceRows)
  if (invoices.length > 0) await tx.insertInto('invoices').values(invoices).execute()
  const uses = wholes.flatMap(useRows)
  if (uses.length > 0) await tx.insertInto('discount_uses').values(uses).execute()
}

/** Where an event of the order leaves its payment; the last of them counts. */
const paymentAfter: Partial<Record<OrderEvent | 'place', PaymentStatus>> = {
  accepted: 'waiting',
  account_issued: 'waiting',
  page_issued: 'waiting',
  charge_succeeded: 'paid',
  payment_received: 'paid',
  delivered: 'paid',
  picked_up: 'paid',
  cancel_unpaid: 'expired',
  deadline_passed: 'expired',
  cancel_paid: 'refunding',
  full_return: 'refunding',
  refund_confirmed: 'refunded',
}

function paymentStatusOf(history: readonly HistoryEntry[]): PaymentStatus {
  return history.flatMap(({ event }) => paymentAfter[event] ?? []).at(-1) ?? firstPaymentStatus
}

async function writePayments(tx: Tx, orders: readonly WrittenOrder[]): Promise<void> {
  const payments = await tx.insertInto('payments').values(orders.map(paymentRow)).returning('id').execute()
  const refunds = orders.flatMap((order, index) => refundRows(order, payments[index]?.id ?? 0))
  if (refunds.length > 0) await tx.insertInto('refunds').values(refunds).execute()
}

function paymentRow({ id, past, history }: WrittenOrder) {
  const { decision, seed, placedAt } = past
  const status = paymentStatusOf(history)
  const isCash = isOnDelivery(decision.paymentMethod)
  const isUnknown = isCash || status === 'created' || (isByTransfer(decision.paymentMethod) && status === 'waiting')
  return {
    order_id: id,
    provider: factsOf(decision.paymentMethod).provider,
    reference: paymentReference(seed.key),
    method: decision.paymentMethod,
    amount: decision.grand_total,
    status,
    provider_ref: isUnknown ? null : companyNumber('D', { key: seed.key, at: placedAt }),
    ...awaitedAt(past, history),
    // Nobody has answered it, and nobody will: whoever is asked has never heard of it, and then it is over.
    ...(status === 'created'
      ? { next_ask_at: paymentDeadline(decision.paymentMethod, { now: placedAt, terms: defaultTerms.payment_deadlines }) }
      : {}),
    instalment: decision.instalment_info?.number_of_instalments ?? null,
    refunded_amount: status === 'refunded' ? decision.grand_total : (seed.partRefund ?? 0),
    paid_at: isCash ? timeOfReaching(history, 'finished') : timeOfReaching(history, 'confirmed'),
    created_at: placedAt,
  }
}

/** Where the sandbox's card company has its pages in the usual start; it knows nothing of these payments. */
const walletPages = 'http://127.0.0.1:3101/payment'

/** The made-up company of the shop at the bank. */
const bankCompany = '99123'

/** Where the buyer was to pay: a page of the wallet, or an account at the bank. */
function awaitedAt({ decision, seed, placedAt }: WrittenOrder['past'], history: readonly HistoryEntry[]) {
  if (timeOf(history, 'page_issued')) return { payment_url: `${walletPages}/${companyNumber('D', { key: seed.key, at: placedAt })}` }
  if (!timeOf(history, 'account_issued')) return {}
  return {
    vatm_bank: atmBankCode,
    vatm_account: virtualAccount({
      company: bankCompany,
      serial: plausible(`${seed.key} account`, [10_000_000, 99_999_999]),
      amount: decision.grand_total,
    }),
  }
}

/** Money that goes back to a card goes by itself; what came by transfer waits for somebody of the shop (D-64). */
function refundRows({ past, history }: WrittenOrder, paymentId: number) {
  const { decision, seed } = past
  const begun = history.find(({ event }) => event === 'cancel_paid' || event === 'full_return' || event === 'partial_return')
  if (!begun) return []
  const isDone = begun.event === 'partial_return' || timeOf(history, 'refund_confirmed') !== null
  return [
    {
      payment_id: paymentId,
      amount: seed.partRefund ?? decision.grand_total,
      reason: begun.event,
      status: isDone ? ('done' as const) : ('requested' as const),
      attempts: isDone ? 1 : 0,
      provider_ref: isDone ? companyNumber('R', { key: seed.key, at: begun.at }) : null,
      created_at: begun.at,
    },
  ]
}

/** Issued when picking starts (D-71); one for the whole order. */
function invoiceRows({ id, past, history }: WrittenOrder) {
  const issuedAt = timeOfReaching(history, 'picking')
  if (!issuedAt) return []
  const { decision, seed } = past
  const reduced = invoiceStatus(history) === 'allowance' ? (seed.partRefund ?? 0) : 0
  return [
    {
      order_id: id,
      number: invoiceNumber(seed.key),
      kind: invoiceKind(decision.invoice),
      status: invoiceStatus(history),
      issued_at: issuedAt,
      created_at: issuedAt,
      relate_number: past.number,
      random_code: invoiceNumber(seed.key).slice(-4),
      amount: decision.grand_total,
      reduced_amount: reduced,
      buyer_tax_id: decision.invoice.receipt,
      lines: JSON.stringify(
        decision.lines
          .filter(({ sub_total }) => sub_total > 0)
          .map(({ cart_item_id: place, quantity, price }) => ({
            name: productOf(seed.lines[place - 1]?.product ?? '').name.zh,
            quantity,
            price,
          })),
      ),
    },
  ]
}

function invoiceKind({ carrier_type, receipt }: WrittenOrder['past']['decision']['invoice']) {
  if (receipt !== null) return 'b2b' as const
  if (carrier_type === 'donate') return 'donate' as const
  return carrier_type === 'paper_receipt' ? ('paper' as const) : ('b2c' as const)
}

function invoiceStatus(history: readonly HistoryEntry[]) {
  if (timeOf(history, 'full_return')) return 'voided' as const
  return timeOf(history, 'partial_return') ? ('allowance' as const) : ('issued' as const)
}

function useRows({ id, past }: WrittenOrder) {
  if (!past.code) return []
  const memberOf = { code_id: past.code.id, user_id: past.memberId, order_id: id, created_at: past.placedAt }
  return [{ ...memberOf, released_at: cameToNothing(past) ? timeOfReaching(past.history, 'cancel') : null }]
}
