import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Every order and every part of one, with the number by which people know it: to be joined by `id`. */
export function orderNumbers() {
  return expressionBuilder<Tables, never>().selectFrom('orders').select(['orders.id', 'orders.hashed_id'])
}

/** Orders alone: what travels apart is counted with its order. */
export function wholeOrderNumbers() {
  return orderNumbers().where('orders.parent_id', 'is', null)
}

/** Orders and parts of orders that the courier has and their buyer has not. */
export function travellingOrderNumbers() {
  return orderNumbers().where('orders.status', 'in', ['delivering', 'delivered'])
}

/** Orders and parts of orders that are being packed, or that the courier has and their buyer has not. */
export function openParcelNumbers() {
  return orderNumbers().where('orders.status', 'in', ['picking', 'delivering', 'delivered'])
}

/** Orders and parts of orders that are being packed, or that are on their way to where they are fetched. */
export function sendableParcelNumbers() {
  return orderNumbers().where('orders.status', 'in', ['picking', 'delivering'])
}

/** How orders and parts of orders travel: to be joined by `id`. */
export function travelFacts() {
  return expressionBuilder<Tables, never>().selectFrom('orders').select(['orders.id', 'orders.shipping_method'])
}
