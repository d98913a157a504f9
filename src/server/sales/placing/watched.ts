import { channel } from 'node:diagnostics_channel'
import type { PlacedAnswer } from './placed-answer.ts'

// What whoever measures this process is told of orders and their money. Nobody listens, nothing is said.

/** An attempt at an order is answered. */
export const orderAnswered = channel('meihao:order-answered')
export type AnsweredOrder = { payway: string; /** `placed`, `unknown` where its money is being asked about, or why not. */ outcome: string }

/** What a provider said of a payment is written down. */
export const paymentSettled = channel('meihao:payment-settled')
export type SettledPayment = { method: string; verdict: string }

export const outcomeOf = (answer: PlacedAnswer) => {
  if (!answer.ok) return answer.refusal.status
  return answer.value.payment === 'settled' ? 'placed' : 'unknown'
}
