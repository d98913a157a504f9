import type { WebhookObject } from '#rules/webhooks/webhook-body.ts'
import type { WebhookEvent } from '#rules/webhooks/webhook-events.ts'
import { findInvoiceState } from '#server/money/invoices/published/invoice-state.ts'
import { findRefundState } from '#server/money/payments/published/refund-state.ts'
import { findOrderState } from '#server/sales/orders/published/order-state.ts'
import type { ShopEvent } from '#server/platform/outbox/shop-event.ts'
import type { Telling } from '#server/platform/outbox/work.ts'
import type { Shop } from '#server/platform/shop.ts'
import { tellWebhooks } from '#server/platform/webhooks/tell-webhooks.ts'

/** What webhooks are told of an event: what it is about, with the state in which it is when it is told. */
type WebhookReaction<Event> = (shop: Shop, event: Event, telling: Telling) => Promise<void>

/** Of an order, or of a part that travels by itself. */
export function tellOfOrder(event: WebhookEvent): WebhookReaction<{ orderId: number }> {
  return telling(event, ({ database: { db } }, { orderId }) => findOrderState(db, orderId))
}

/** Picking is of one parcel; its invoice is of the order. */
export const tellOfPicking: WebhookReaction<{ orderId: number; parcelId?: number }> = telling(
  'order.picking',
  ({ database: { db } }, { orderId, parcelId = orderId }) => findOrderState(db, parcelId),
)

export const tellOfRefund: WebhookReaction<Extract<ShopEvent, { name: 'refund-ended' }>> = (shop, event, told) =>
  tellWebhooks(shop, {
    event: event.isDone ? 'refund.done' : 'refund.failed',
    telling: told,
    find: () => findRefundState(shop.database.db, event.refundId),
  })

export function tellOfInvoice(event: WebhookEvent): WebhookReaction<{ invoiceId: number }> {
  return telling(event, ({ database: { db } }, { invoiceId }) => findInvoiceState(db, invoiceId))
}

export const tellOfClosing: WebhookReaction<{ number: string }> = telling('member.closed', async (_shop, { number }) => ({
  kind: 'member',
  number,
  version: 1,
  state: 'closed',
}))

export function tellOfStock(event: WebhookEvent): WebhookReaction<{ productId: number; free: number; version: number }> {
  return telling(event, async (_shop, { productId, free, version }) => ({
    kind: 'product',
    number: String(productId),
    version,
    state: free,
  }))
}

function telling<Event>(event: WebhookEvent, find: (shop: Shop, told: Event) => Promise<WebhookObject | null>): WebhookReaction<Event> {
  return (shop, told, at) => tellWebhooks(shop, { event, telling: at, find: () => find(shop, told) })
}
