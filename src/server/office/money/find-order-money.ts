import { sum, type Twd } from '#rules/money.ts'
import { readRefundReason } from '#rules/orders/afterwards.ts'
import { moneyMovesOf } from '#rules/orders/money-moves.ts'
import { isReceived } from '#rules/payments/payment.ts'
import { isByTransfer } from '#rules/payments/payment-methods.ts'
import { leftUnkept } from '#rules/payments/parcel-share.ts'
import { actorsOfHistory } from '#rules/orders/timeline.ts'
import { sharesOf } from '#rules/returns/refund-share.ts'
import { openPartsOf, type RefundableOrder } from '#rules/returns/refundable.ts'
import { findInvoiceStanding } from '#server/money/invoices/published/invoice-standing.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { listAttemptsOf, listRefundsOf } from '#server/money/payments/published/books-of-order.ts'
import { listAllowanceSteps, listInvoiceSteps } from '#server/money/invoices/published/what-happened.ts'
import { listPaymentMoves } from '#server/money/payments/published/what-happened.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findOrderForBooks } from '#server/sales/orders/published/find-books.ts'
import { findAccountOfOrder, type AccountOfOrder } from '#server/sales/charging/accounts/find-account-of-order.ts'
import { loadRefundable } from '#server/sales/refunding/load-refundable.ts'

type Asked = { number: string; permissions: ReadonlyMap<PermissionName, Share> }
type Refund = Awaited<ReturnType<typeof listRefundsOf>>[number]

/** The money of an order: what came and went, what each line and fee still brings, and what somebody with these permissions can do. */
export async function findOrderMoney(shop: Shop, { number, permissions }: Asked) {
  const { db } = shop.database
  const order = await findOrderForBooks(db, number)
  if (!order) return null
  const { whole, parcels } = order
  const attempts = await listAttemptsOf(db, whole.id)
  const refunds = await listRefundsOf(db, whole.id)
  const goods = await loadRefundable(db, order)
  const moves = await listPaymentMoves(db, whole.id)
  const { open, fees } = openPartsOf(goods)
  const sums = sumsOf({ attempts, refunds, parcels })
  const units = [...open].map(([line_id, each]) => ({ line_id, units: [...each] }))
  const holds = (permission: PermissionName) => permissions.has(permission)
  return {
    ...sums,
    open: { lines: units, fees },
    lines: sharesOfLines(goods),
    invoices: await listInvoicesOf(shop, whole.id),
    attempts: attempts.map(({ id, next_ask_at, manual_way: way, received_on: day }) => ({
      id,
      can_ask: next_ask_at !== null && holds('payments.ask'),
      manual: way === null || day === null ? null : { way, day },
      moves: moves
        .filter(({ payment_id }) => payment_id === id)
        .map(({ at, to_status: to, actor }) => ({ at: at.toISOString(), to, actor: actorsOfHistory[actor] })),
    })),
    refunds: refunds.map((refund) => presentRefund(refund, holds)),
    account: presentAccount(await findAccountOfOrder(shop, { id: whole.id, memberId: whole.user_id }), holds),
    moves: moneyMovesOf(
      {
        refundable: sums.left > 0 && units.some(({ units: each }) => each.length > 0),
        byTransfer: attempts.some(({ provider, method }) => provider === 'bank' && isByTransfer(method)),
        waits: whole.status === 'pending_payment',
        invoice: await findInvoiceStanding(db, { orderId: whole.id, now: shop.now() }),
      },
      holds,
    ),
  }
}

/** What was paid for each line (RET-22), and what of it has gone back. */
function sharesOfLines(goods: RefundableOrder) {
  const shares = sharesOf(goods)
  return goods.lines.map(({ id }) => {
    const back = goods.given.filter(({ lineId }) => lineId === id)
    return {
      line_id: id,
      paid: sum((shares.get(id) ?? []).map(({ amount }) => amount)),
      units_back: sum(back.map(({ units }) => units)),
      back: sum(back.map(({ amount }) => amount)),
    }
  })
}

async function listInvoicesOf({ database: { db } }: Shop, orderId: number) {
  const invoices = await listInvoiceSteps(db, orderId)
  const allowances = await listAllowanceSteps(db, orderId)
  return invoices.map(({ id, number, amount, issued_at, voided_at }) => ({
    number,
    amount,
    issued_at: issued_at.toISOString(),
    voided_at: voided_at?.toISOString() ?? null,
    allowances: allowances
      .filter(({ invoice_id }) => invoice_id === id)
      .map((allowance) => ({ number: allowance.number, amount: allowance.amount, at: allowance.at.toISOString() })),
  }))
}

type Attempt = Awaited<ReturnType<typeof listAttemptsOf>>[number]
type Books = { attempts: readonly Attempt[]; refunds: readonly Refund[]; parcels: readonly { kept_amount: Twd }[] }

/** What has come for an order and where it is; money that nobody asked for is no part of it. */
function sumsOf({ attempts, refunds, parcels }: Books) {
  const received = sum(attempts.filter(({ status, surplus }) => isReceived(status) && !surplus).map(({ amount }) => amount))
  const backOf = (isDone: boolean) =>
    sum(refunds.filter(({ status, surplus }) => !surplus && (status === 'done') === isDone).map(({ amount }) => amount))
  const [given_back, on_its_way] = [backOf(true), backOf(false)]
  const left = Math.max(leftUnkept({ left: received - given_back - on_its_way, parcels }), 0)
  return { received, given_back, on_its_way, kept: sum(parcels.map(({ kept_amount }) => kept_amount)), left }
}

type AccountMove = 'open' | 'give_link' | 'ask'

function presentAccount({ wanted, account, hasAddress }: AccountOfOrder, holds: (permission: PermissionName) => boolean) {
  if (wanted === 0 && !account) return null
  const moves: AccountMove[] = []
  if (account && !account.isBlank && holds('refunds.bank')) moves.push('open')
  if (wanted > 0) moves.push('give_link')
  if (wanted > 0 && hasAddress) moves.push('ask')
  const known = account && {
    id: account.id,
    bank_code: account.bankCode,
    last4: account.last4,
    entered_at: account.enteredAt.toISOString(),
    blank: account.isBlank,
  }
  return { wanted, known, moves }
}

function presentRefund(refund: Refund, holds: (permission: PermissionName) => boolean) {
  const { id, amount, words, way, method, status, next_try_at, provider_ref, error_code, error_text } = refund
  const isByHand = status !== 'done' && next_try_at === null
  const moves: ('retry' | 'confirm')[] = []
  if (status === 'failed' && way === 'machine' && holds('refunds.retry')) moves.push('retry')
  if (isByHand && holds('refunds.confirm')) moves.push('confirm')
  return {
    id,
    amount,
    reason: readRefundReason(refund.reason),
    words,
    way,
    method,
    status,
    created_at: refund.created_at.toISOString(),
    done_at: refund.done_at?.toISOString() ?? null,
    reference: provider_ref,
    error: error_code && [error_code, error_text].filter(Boolean).join(' '),
    moves,
  }
}
