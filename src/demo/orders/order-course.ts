import { firstOrderStatus, transitionOrder, type OrderEvent, type OrderStatus } from '#rules/orders/order.ts'
import { momentAfter } from '#demo/seed-moment.ts'

export type Actor = 'buyer' | 'provider' | 'courier' | 'time' | 'operations' | 'system'

/** Something that happened to an order: seconds after it was placed, or days later at a time of day in Taipei. */
export type Step = { event: OrderEvent; actor: Actor } & ({ seconds: number } | { day: number; at: string })

export type HistoryEntry = { event: OrderEvent | 'place'; from: OrderStatus | null; to: OrderStatus; actor: Actor; at: Date }

/** The history of an order by the table of moves. A step that the table refuses, or that lies ahead, is a fault of the seed. */
export function walkCourse(course: readonly Step[], { placedAt, now }: { placedAt: Date; now: Date }): HistoryEntry[] {
  const history: HistoryEntry[] = [{ event: 'place', from: null, to: firstOrderStatus, actor: 'buyer', at: placedAt }]
  for (const step of course) {
    const last = history.at(-1)
    const from = last?.to ?? firstOrderStatus
    const moved = transitionOrder(from, step.event)
    const at = 'seconds' in step ? new Date(placedAt.getTime() + step.seconds * 1000) : momentAfter(placedAt, step)
    if (!moved.ok || at > now || (last && at <= last.at))
      throw new Error(`An order that is ${from} cannot be ${step.event} at ${at.toISOString()}`)
    history.push({ event: step.event, from, to: moved.value, actor: step.actor, at })
  }
  return history
}

export function statusOf(history: readonly HistoryEntry[]): OrderStatus {
  return history.at(-1)?.to ?? firstOrderStatus
}

/** When something happened to it last. */
export function timeOf(history: readonly HistoryEntry[], event: HistoryEntry['event']): Date | null {
  return history.findLast((entry) => entry.event === event)?.at ?? null
}

/** When it came into a state first. */
export function timeOfReaching(history: readonly HistoryEntry[], status: OrderStatus): Date | null {
  return history.find((entry) => entry.to === status)?.at ?? null
}

// How orders usually go. A day counts from the day of the order.

export const charged: readonly Step[] = [{ event: 'charge_succeeded', actor: 'provider', seconds: 5 }]
export const onDelivery: readonly Step[] = [{ event: 'accepted', actor: 'system', seconds: 1 }]
export const awaitingPage: readonly Step[] = [{ event: 'page_issued', actor: 'provider', seconds: 3 }]
export const awaitingTransfer: readonly Step[] = [{ event: 'account_issued', actor: 'provider', seconds: 4 }]
export const paidOnPage: readonly Step[] = [...awaitingPage, { event: 'payment_received', actor: 'provider', seconds: 137 }]

export function transferred(day: number, at: string): Step[] {
  return [...awaitingTransfer, { event: 'payment_received', actor: 'provider', day, at }]
}

export function picked(day: number): Step[] {
  return [{ event: 'start_picking', actor: 'operations', day, at: '09:40' }]
}

export function sent(day: number): Step[] {
  return [...picked(day), { event: 'hand_over', actor: 'operations', day, at: '16:25' }]
}

/** Sent the day before, and delivered to a door. */
export function broughtHome(day: number, at: string): Step[] {
  return [...sent(day - 1), { event: 'delivered', actor: 'courier', day, at }]
}

export function waitingInStore(day: number, at: string): Step[] {
  return [...sent(day - 2), { event: 'arrived_at_store', actor: 'courier', day, at }]
}

export function archived(day: number): Step[] {
  return [{ event: 'archive', actor: 'time', day, at: '03:10' }]
}
