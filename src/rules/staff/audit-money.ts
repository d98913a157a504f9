/**
 * How the verbs of the audit log begin that are about money: what an accountant sees of it. An entry is about money when it was paid,
 * given back, kept, discounted, invoiced, or when points were given.
 */
export const moneyVerbs = [
  'refund',
  'payment',
  'pay-',
  'transfer',
  'confirm-transfer',
  'confirm-refund',
  'confirm-surplus',
  'settle-',
  'manual-payment',
  'record-manual-payment',
  'invoice',
  'issue-invoice',
  'reissue-invoice',
  'order-cancel',
  'order-full-return',
  'order-partial-return',
  'order-refund',
  'order-goods-missing',
  'order-goods-short',
  'give-points',
  'take-points',
  'bank-',
] as const
