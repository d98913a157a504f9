import type { DeliveredEvent } from './webhook-events.ts'

/** What an event is about: its number, as people and calls know it, with the version that had this state. */
export type WebhookObject = {
  kind: 'order' | 'refund' | 'invoice' | 'return' | 'member' | 'product' | 'webhook'
  number: string
  /** Grows with every change: of two bodies about one object the one with the higher version is the later one. */
  version: number
  /** One word; of a product, how many of it can be sold. */
  state: string | number
}

export type Told = { event: DeliveredEvent; at: Date; object: WebhookObject }

/** The body of a delivery, in the shape that Standard Webhooks recommends. It says nothing about a person (D-106). */
export function webhookBody({ event, at, object: { kind, number, version, state } }: Told): string {
  return JSON.stringify({ type: event, timestamp: at.toISOString(), data: { object: kind, number, version, state } })
}
