import type { Language } from '#rules/locale.ts'

/** What has happened in the shop, told in the transaction in which it happened. */
export type News =
  | { name: 'order-placed'; orderId: number }
  | { name: 'order-confirmed'; orderId: number }
  | { name: 'order-cancelled'; orderId: number }
  /** A saved card is gone; the words by which the company knows it travel sealed, in base64. */
  | { name: 'card-removed'; memberId: number; key: string; token: string }
  | { name: 'email-given'; memberId: number; email: string; language: Language }
