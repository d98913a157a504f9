import type { PlaceOrderBody } from '#contract/api/place-order.ts'
import type { Language } from '#rules/locale.ts'

/** An order as it is asked for, and by whom. */
export type OrderRequest = { memberId: number; language: Language; body: PlaceOrderBody; idempotencyKey: string | undefined }
