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
  /** Who of the shop ordered it for the member, and until when it waits for its buyer to pay by a link; null where it does not. */
  staff?: { by: string; linkUntil: Date | null }
}
