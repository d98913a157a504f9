import type { PermissionName } from '#rules/staff/permissions.ts'

/** What people of the shop do with the money of an order (DSK-08). */
export const moneyMoves = ['refund', 'confirm_transfer', 'manual_payment', 'issue_invoice', 'reissue_invoice'] as const
export type MoneyMove = (typeof moneyMoves)[number]

export type MoneyFacts = {
  /** What of its money can still go back by line. */
  refundable: boolean
  /** Whether one of its attempts was to be paid by transfer. */
  byTransfer: boolean
  /** It waits for its buyer to pay. */
  waits: boolean
  invoice: 'missing' | 'open' | 'closed' | 'none'
}

const facts: Readonly<Record<MoneyMove, { permission: PermissionName; isPossible: (facts: MoneyFacts) => boolean }>> = {
  refund: { permission: 'orders.refund', isPossible: ({ refundable }) => refundable },
  confirm_transfer: { permission: 'payments.confirm', isPossible: ({ byTransfer }) => byTransfer },
  manual_payment: { permission: 'payments.confirm', isPossible: ({ waits }) => waits },
  issue_invoice: { permission: 'invoices.issue', isPossible: ({ invoice }) => invoice === 'missing' },
  reissue_invoice: { permission: 'invoices.reissue', isPossible: ({ invoice }) => invoice === 'open' },
}

/** What can be done now, by somebody who holds these permissions. */
export function moneyMovesOf(order: MoneyFacts, holds: (permission: PermissionName) => boolean): MoneyMove[] {
  return moneyMoves.filter((move) => facts[move].isPossible(order) && holds(facts[move].permission))
}
