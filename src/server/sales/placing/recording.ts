import type { OrderDecision, OrderFacts } from '#rules/checkout/order-facts.ts'
import type { OpenedCard } from '#server/money/cards/open-card.ts'
import type { FoundDiscount } from '#server/sales/discounts/find-discount.ts'
import type { OrderRequest } from './order-request.ts'

/** A decision about to be written: what was decided, from which facts, for whom. */
export type Recording = {
  decision: OrderDecision
  facts: OrderFacts
  request: OrderRequest
  discount: FoundDiscount | null
  savedCard: OpenedCard | null
  now: Date
}
