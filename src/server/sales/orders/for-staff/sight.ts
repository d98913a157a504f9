import { addMinutes } from '#rules/calendar.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'

/** What somebody of the office may see of an order. */
export type Sight = {
  /** Amounts and payments. */
  seesMoney: boolean
  /** Names, addresses, phone numbers. */
  seesPeopleOf: (order: InWork) => boolean
  /** What was ordered. */
  seesGoodsOf: (order: InWork) => boolean
}

/** Whether an order is in work. `inWave`: it, or a part of it, is going to be picked. */
export type InWork = { status: OrderStatus; shippedAt: Date | null; inWave: boolean }

/** For so long after it was handed over whoever packed a parcel sees whose it is (ACC-36). */
const minutesAfterHandOver = 3 * 24 * 60

/** Those who pack see people and goods only of orders in work, of others number and state, and never amounts (ACC-36). */
export function sightOf(permissions: ReadonlyMap<PermissionName, Share>, now: Date): Sight {
  const contact = permissions.get('orders.contact')
  const isInWork = ({ status, shippedAt, inWave }: InWork) => {
    if (status === 'confirmed') return inWave
    if (status === 'picking') return true
    return status === 'delivering' && shippedAt !== null && now < addMinutes(shippedAt, minutesAfterHandOver)
  }
  return {
    seesMoney: permissions.has('orders.money'),
    seesPeopleOf: (order) => contact !== undefined && (!isPartOnly(contact) || isInWork(order)),
    seesGoodsOf: (order) => !isPartOnly(permissions.get('orders.view')) || isInWork(order),
  }
}

function isPartOnly(share: Share | undefined): boolean {
  return typeof share === 'object' && 'part' in share
}
