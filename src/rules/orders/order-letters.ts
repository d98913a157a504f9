import type { OrderStatus } from './order.ts'

/** The letters that an order sends on its way. */
export const orderLetterKinds = [
  'placed',
  'paid',
  'payment_due',
  'edited',
  'goods_short',
  'shipped',
  'store_closed',
  'at_store',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type OrderLetterKind = (typeof orderLetterKinds)[number]

/** So often somebody may have a letter of one kind sent again (DSK-10). */
export const mostLettersAgain = 3

const ended: readonly OrderStatus[] = ['cancel', 'refunding', 'refunded']
const stands: readonly OrderStatus[] = ['confirmed', 'picking', 'delivering', 'delivered', 'finished']

/** Under which statuses a letter still says what is so; a refund that was paid out stays paid out. */
const trueUnder: Readonly<Record<Exclude<OrderLetterKind, 'refunded'>, readonly OrderStatus[]>> = {
  placed: ['pending_payment', 'confirmed'],
  paid: stands,
  payment_due: ['pending_payment'],
  edited: ['uncharged', 'pending_payment', 'confirmed', 'picking'],
  goods_short: ['picking', 'delivering', 'delivered', 'finished'],
  shipped: ['delivering'],
  store_closed: ['picking', 'delivering'],
  at_store: ['delivered'],
  delivered: ['finished'],
  cancelled: ended,
}

/** Whether a letter would still be true if it were sent now. `refunded`: what has been paid out. */
export function isStillTrue(kind: OrderLetterKind, { status, refunded }: { status: OrderStatus; refunded: number }): boolean {
  return kind === 'refunded' ? refunded > 0 : trueUnder[kind].includes(status)
}
