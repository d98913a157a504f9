import { addMinutes } from '#rules/calendar.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'

/** What somebody of the office may see of an order. */
export type Sight = {
  /** Amounts and payments. */
  seesMoney: boolean
  /** Names, addresses, phone numbers. */
  seesPeopleOf: (order: { status: OrderStatus; shippedAt: Date | null }) => boolean
}

/** For so long after it was handed over whoever packed a parcel sees whose it is (ACC-36). */
const minutesAfterHandOver = 3 * 24 * 60

/** Those who pack see people only of orders in work, and never amounts (ACC-36). */
export function sightOf(permissions: ReadonlyMap<PermissionName, Share>, now: Date): Sight {
  const contact = permissions.get('orders.contact')
  return {
    seesMoney: permissions.has('orders.money'),
    seesPeopleOf({ status, shippedAt }) {
      if (contact === undefined) return false
      const inWork = typeof contact === 'object' && 'part' in contact
      if (!inWork || status === 'picking') return true
      return status === 'delivering' && shippedAt !== null && now < addMinutes(shippedAt, minutesAfterHandOver)
    },
  }
}
