/** Why somebody of the shop gives money back without the goods (DSK-19). `other` says it in words. */
export const givenRefundReasons = ['faulty', 'missing', 'delay', 'price', 'paid_twice', 'other'] as const
export type GivenRefundReason = (typeof givenRefundReasons)[number]
