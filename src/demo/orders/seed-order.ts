import type { InstallmentPeriod } from '#rules/payments/installment.ts'
import type { InvoiceEntered } from '#rules/invoices/invoice.ts'
import type { Language } from '#rules/locale.ts'
import type { CancelReason } from '#rules/orders/order-cancel.ts'
import type { PaymentMethod } from '#rules/payments/payment-methods.ts'
import type { ReceivedTime } from '#rules/shipping/shipping.ts'
import type { CastRecipient } from '#demo/members/cast.ts'
import type { Step } from './order-course.ts'
import type { SeedMoment } from '#demo/seed-moment.ts'

/** An order of the cast. What it costs and holds follows from the shop's own rules; here stands what the buyer chose. */
export type SeedOrder = {
  /** Its public number, and what the companies call it, follow from this. */
  key: string
  placed: SeedMoment
  /** Without it: zh. */
  language?: Language
  lines: readonly SeedOrderLine[]
  to: CastRecipient
  receivedTime?: ReceivedTime
  paymentMethod: PaymentMethod
  instalments?: InstallmentPeriod
  code?: string
  invoice: InvoiceEntered
  remark?: string
  /** What has happened since it was placed. */
  course: readonly Step[]
  /** How its sub-order fared, where goods travel apart. */
  courseOfPart?: readonly Step[]
  /** Why it was cancelled: a reason of the shop, or `else` with the buyer's words. */
  cancelled?: { code: CancelReason | 'payment_expired'; words?: string }
  /** Goods that were sent back, in whole TWD. */
  partRefund?: number
}

export type SeedOrderLine = {
  product: string
  quantity: number
  /** Without it: the buyer chose it. */
  origin?: 'add_on' | 'vvip_gift'
  withPoints?: true
  /** Units by product, for the whole line. */
  picks?: Readonly<Record<string, number>>
}
