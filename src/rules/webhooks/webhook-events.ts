/** What a webhook can be told, and nothing else (ACC-53). Who subscribes to an event that nothing in the shop raises yet hears of it once something does. */
export const webhookEvents = [
  'order.placed',
  'order.paid',
  'order.held',
  'order.picking',
  'order.shipped',
  'order.at_store',
  'order.delivered',
  'order.finished',
  'order.cancelled',
  'order.refunded',
  'refund.done',
  'refund.failed',
  'invoice.issued',
  'invoice.reduced',
  'return.requested',
  'return.approved',
  'return.received',
  'return.closed',
  'member.closed',
  'stock.low',
  'stock.changed',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** A delivery that somebody asked for, to see whether anybody hears. It is no event of the shop. */
export const testEvent = 'webhook.test'
export type DeliveredEvent = WebhookEvent | typeof testEvent
