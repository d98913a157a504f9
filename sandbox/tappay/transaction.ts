import type { Notices } from './behaviour.ts'
import type { CardInfo } from './card-info.ts'
import type { Method } from './methods.ts'

/** -1 error, 0 authorised, 1 captured, 2 partly refunded, 3 refunded, 4 pending, 5 cancelled. */
export type RecordStatus = -1 | 0 | 1 | 2 | 3 | 4 | 5

export type Addresses = { frontend: string; backend: string; goBack: string | null }

export type Cardholder = { phone_number: string; name: string; email: string }

/** What a shopper is sent to a page for. `decided` once a button was pressed or the time ran out. */
export type Visit = { decided: boolean; status: number; notices: Notices; approvesItself: boolean; openUntil: number }

export type Trade = {
  action: 'paid' | 'captured' | 'refunded' | 'cancelled'
  amount: number
  at: number
  refundId?: string
  bankRefundId?: string
}

/** One payment, everything the company knows of it. It is written to the journal at every change. */
export type Transaction = {
  recTradeId: string
  merchantId: string
  method: Method
  recordStatus: RecordStatus
  /** 0, or the number the payment was declined with. */
  bankStatus: number
  amount: number
  refunded: number
  currency: string
  details: string
  orderNumber: string
  bankTransactionId: string
  authCode: string
  cardholder: Cardholder
  card: CardInfo | null
  cardIdentifier: string
  instalment: number
  threeDomainSecure: boolean
  addresses: Addresses | null
  visit: Visit | null
  virtualAccount: string | null
  madeAt: number
  completedAt: number
  /** When the bank collects the money by itself; null for never. */
  captureAt: number | null
  /** Until this moment Record says PENDING. */
  hiddenUntil: number
  trades: Trade[]
}

export function isPaid(transaction: Transaction): boolean {
  return [0, 1, 2, 3].includes(transaction.recordStatus)
}

/** TapPay's `each_payment` is rounded down and the first one takes the rest. */
export function instalmentInfo({ amount, instalment }: { amount: number; instalment: number }) {
  const each = Math.floor(amount / instalment)
  return { number_of_instalments: instalment, first_payment: amount - each * (instalment - 1), each_payment: each }
}
