import { expressionBuilder, type Expression } from 'kysely'
import type { Given } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'

type Member = number | Given<number> | Expression<number>

/** Orders that are neither with their buyer nor over: somebody still has to do something for them. */
export function ordersUnderWay(memberId: Member) {
  return ordersOf(memberId).where('orders.status', 'in', underWay)
}

const underWay = ['uncharged', 'pending_payment', 'confirmed', 'picking', 'delivering', 'delivered', 'refunding'] as const

/** Orders that were placed and have not come to nothing: who has one is no first buyer any more (D-14). */
export function standingOrders(memberId: Member) {
  return ordersOf(memberId).where('orders.status', 'not in', ['cancel', 'refunded'])
}

export function ordersFinishedSince({ memberId, since }: { memberId: Member; since: Date }) {
  return ordersOf(memberId).where('orders.finished_at', '>', since)
}

/** The order of this member by its number, with how far it has come; parts have no page of their own. */
export function orderOfNumber({ memberId, hashedId }: { memberId: number; hashedId: string }) {
  return ordersOf(memberId).where('orders.hashed_id', '=', hashedId).where('orders.parent_id', 'is', null).select('orders.status')
}

/** All of them, and their parts that travel apart. */
export function ordersOf(memberId: Member) {
  return expressionBuilder<Tables, never>().selectFrom('orders').where('orders.user_id', '=', memberId).select('orders.id')
}
