import type { Language } from '#rules/locale.ts'

/** What has happened in the shop, told in the transaction in which it happened. */
export type ShopEvent =
  /** An order stands: it is confirmed, or waits for the buyer to pay. */
  | { name: 'order-placed'; orderId: number }
  /** A transfer is due soon, and its buyer is reminded of it. */
  | { name: 'payment-due'; orderId: number }
  /** Money has come for an order that waited for it. */
  | { name: 'order-paid'; orderId: number }
  | { name: 'order-cancelled'; orderId: number }
  /** The first or a further parcel of an order is being packed. */
  | { name: 'picking-started'; orderId: number }
  /** One parcel, by its own running number: with the courier, waiting in a store, in the buyer's hands. */
  | { name: 'order-shipped'; orderId: number }
  | { name: 'order-at-store'; orderId: number }
  | { name: 'order-delivered'; orderId: number }
  /** The courier has told something about a parcel: he is to be asked. */
  | { name: 'parcel-noticed'; shipmentId: number }
  /** The last parcel of an order has arrived. */
  | { name: 'order-finished'; orderId: number }
  /** Goods came back or never left: that much of the invoice goes; null for all of it. */
  | { name: 'goods-returned'; orderId: number; amount: number | null; cause: string }
  /** A saved card is gone; the words by which the company knows it travel encrypted, in base64. */
  | { name: 'card-removed'; memberId: number; key: string; token: string }
  /** The last of the money of an order is back with the buyer. */
  | { name: 'order-refunded'; orderId: number }
  /** A provider has told something about an attempt: it is to be asked. */
  | { name: 'payment-noticed'; paymentId: number; noticeId: number }
  | { name: 'refund-requested'; refundId: number }
  /** Somebody is invited to the office: a letter with their link follows. */
  | { name: 'staff-invited'; invitationId: number }
  /** Somebody of the office has a notice that they want by mail as well. */
  | { name: 'staff-told'; noticeId: number }
  /** Somebody of the office wants a letter to be sent again. */
  | { name: 'letter-asked'; letterId: number }
  | { name: 'email-given'; memberId: number; email: string; language: Language }
