import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import type { Language } from '#rules/locale.ts'

/** An order as it is asked for, by whom, and from where when it came over HTTP. */
export type OrderRequest = {
  memberId: number
  language: Language
  caller?: string | undefined
  body: PlaceOrderBody
  idempotencyKey: string | undefined
}
