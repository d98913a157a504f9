import type { Insertable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { sum } from '#rules/money.ts'
import type { DecidedLine } from '#rules/checkout/order-facts.ts'
import { firstOrderStatus, transitionOrder } from '#rules/orders/order.ts'
import { subOrderNumber } from '#rules/checkout/split-order.ts'
import { createOrderRows, type FirstTransition } from './new-order-rows.ts'

export type NewOrder = Omit<Insertable<Tables['orders']>, 'status' | 'placed_at'> & { placed_at: Date }

/** `stands`: it needs no money before it is packed. `by`: who of the shop placed it for its buyer. */
export type DecidedOrder = { order: NewOrder; lines: readonly DecidedLine[]; stands: boolean; by?: string | undefined }

/** Writes an order as it was decided, uncharged or confirmed at once, with its lines as they will stay and how its history began. */
export async function createOrder(tx: Tx, { order, lines, stands, by }: DecidedOrder): Promise<{ id: number }> {
  const transitions = firstTransitions({ stands, by })
  const id = await createOrderRows(tx, {
    order: {
      ...order,
      status: transitions.at(-1)?.to_status ?? firstOrderStatus,
      version: transitions.length,
      confirmed_at: stands ? order.placed_at : null,
    },
    lines: lines.map(({ optional_items: _, ...line }) => line),
    picks: lines.flatMap(({ cart_item_id, optional_items }) => optional_items.map((pick) => ({ ...pick, cart_item_id }))),
    transitions,
  })
  return { id }
}

function firstTransitions({ stands, by }: Pick<DecidedOrder, 'stands' | 'by'>): FirstTransition[] {
  const who = by === undefined ? ({ actor: 'buyer', data: {} } as const) : ({ actor: 'operations', data: { by } } as const)
  const placed: FirstTransition = { event: 'place', from_status: null, to_status: firstOrderStatus, ...who }
  const accepted = transitionOrder(firstOrderStatus, 'accepted')
  return stands && accepted.ok
    ? [placed, { event: 'accepted', from_status: firstOrderStatus, to_status: accepted.value, actor: 'system', data: {} }]
    : [placed]
}

export type NewPart = DecidedOrder & { parentId: number }

/** The part of an order that travels apart. The money stands on the order; what a part shows is the value of its goods. */
export async function createPart(tx: Tx, { parentId, order, lines, stands, by }: NewPart): Promise<{ id: number }> {
  const value = sum(lines.map((line) => line.sub_total))
  const money = {
    items_total: value,
    grand_total: value,
    discount_amount: 0,
    delivery_fee: 0,
    handling_fee: 0,
    points_cost: 0,
    points_earned: 0,
  }
  const code = { discount_code_id: null, discount_code_text: null, discount_name: null }
  const part = { ...order, ...money, ...code, hashed_id: subOrderNumber(order.hashed_id), parent_id: parentId, suffix: 1 }
  return createOrder(tx, { order: part, lines, stands, by })
}
