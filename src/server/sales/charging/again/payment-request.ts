import type { PaymentBody } from '#contract/shop/api/paying/pay-order.ts'
import type { Language } from '#rules/locale.ts'

/** A payment as its buyer begins it once more, and from where when it came over HTTP. */
export type PaymentRequest = {
  memberId: number
  hashedId: string
  language: Language
  caller?: string | undefined
  body: PaymentBody
  idempotencyKey: string | undefined
  /** The payment link by which somebody pays who is not signed in, and the word that opens it. */
  link?: { id: number; token: string }
}
