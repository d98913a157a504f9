import type { Language } from '#rules/locale.ts'

/** What people of the office are warned of about their own account (ACC-20). */
export type StaffWarning = 'new_browser' | 'password_changed' | 'factor_changed' | 'recovery_used'

/** What has happened in the shop, told in the transaction in which it happened. */
export type ShopEvent =
  /** An order stands: it is confirmed, or waits for the buyer to pay. */
  | { name: 'order-placed'; orderId: number }
  /** A transfer is due soon, and its buyer is reminded of it. */
  | { name: 'payment-due'; orderId: number }
  /** Money has come for an order that waited for it. */
  | { name: 'order-paid'; orderId: number }
  | { name: 'order-cancelled'; orderId: number }
  /** It must not be picked until it is let go. */
  | { name: 'order-held'; orderId: number }
  /** The first or a further parcel of an order is being packed. */
  | { name: 'picking-started'; orderId: number; /** Absent where an earlier version told it. */ parcelId?: number }
  /** One parcel, by its own running number: with the courier, waiting in a store, in the buyer's hands. */
  | { name: 'order-shipped'; orderId: number }
  | { name: 'order-at-store'; orderId: number }
  | { name: 'order-delivered'; orderId: number }
  /** The store that one parcel goes to has closed: its buyer is to choose another. */
  | { name: 'store-closed'; orderId: number }
  /** The courier has told something about a parcel: he is to be asked. */
  | { name: 'parcel-noticed'; shipmentId: number }
  /** The last parcel of an order has arrived. */
  | { name: 'order-finished'; orderId: number }
  /** Goods came back or never left: that much of the invoice goes; null for all of it. */
  | { name: 'goods-returned'; orderId: number; amount: number | null; cause: string }
  /** Some goods of an order are missing and the rest is sent; `cause`: the report that said so. */
  | { name: 'goods-short'; orderId: number; cause: string }
  /** A saved card is gone; the words by which the company knows it travel encrypted, in base64. */
  | { name: 'card-removed'; memberId: number; key: string; token: string }
  /** The last of the money of an order is back with the buyer. */
  | { name: 'order-refunded'; orderId: number }
  /** A provider has told something about an attempt: it is to be asked. */
  | { name: 'payment-noticed'; paymentId: number; noticeId: number }
  | { name: 'refund-requested'; refundId: number }
  /** Money of an order waits for an account to which a person transfers it; `key`: of the refund that waits, or of the press that asks again. */
  | { name: 'account-asked'; orderId: number; key: string; /** Left out where somebody of the shop asks. */ refundId?: number }
  /** The money is back, or the company will not have it. */
  | { name: 'refund-ended'; refundId: number; isDone: boolean }
  /** Somebody of the office wants the invoice of an order voided and issued anew. */
  | { name: 'invoice-anew-asked'; orderId: number }
  | { name: 'invoice-issued'; invoiceId: number }
  /** A part of it was taken off, or it was voided. */
  | { name: 'invoice-reduced'; invoiceId: number }
  /** An account is closed for good, by the number under which its person knew it. */
  | { name: 'member-closed'; number: string }
  /** Another number of a product can be sold; `version` grows with every change. */
  | { name: 'stock-changed'; productId: number; free: number; version: number }
  | { name: 'stock-low'; productId: number; free: number; version: number }
  /** A webhook has heard nothing for three days. */
  | { name: 'webhook-paused'; webhookId: number }
  /** A key of the office ends in so many days. */
  | { name: 'api-key-ending'; keyId: number; days: number }
  /** Somebody is invited to the office: a letter with their link follows. */
  | { name: 'staff-invited'; invitationId: number }
  /** Somebody of the office has a notice that they want by mail as well. */
  | { name: 'staff-told'; noticeId: number }
  /** Somebody of the office has edited an order, and its buyer is told. */
  | { name: 'order-edited'; orderId: number; editId: number }
  /** Somebody of the office wants a payment link to be mailed to its buyer. */
  | { name: 'payment-link-asked'; linkId: number; /** Of the press. */ key: string }
  /** Somebody of the office wants a letter to be sent again. */
  | { name: 'letter-asked'; letterId: number }
  /** Somebody who says that this is their address in the office has forgotten their password. */
  | { name: 'password-forgotten'; email: string; key: string }
  /** Somebody of the office is to prove anew who they are, by a link in a letter. */
  | { name: 'staff-reset'; linkId: number }
  /** Somebody of the office is told what was done with their account; null where no browser did it. `at`: when, ISO 8601. */
  | { name: 'staff-warned'; staffId: number; about: StaffWarning; key: string; at: string; address: string | null; browser: string | null }
  /** The next rows of a batch are due. */
  | { name: 'batch-begun'; batchId: number }
  /** The next products of a bulk move are due. */
  | { name: 'product-batch-begun'; batchId: number }
  /** Somebody of the office has asked for a file. */
  | { name: 'export-asked'; exportId: number }
  /** The next turn of an import is due. */
  | { name: 'import-asked'; importId: number }
  /** Goods were changed whose words are still to be written. */
  | { name: 'words-due' }
  /** Pictures of an import are to be fetched. */
  | { name: 'import-pictures-asked'; importId: number }
  /** Somebody wants to be told at this address when goods are back: the address is asked first. `at`: when, ISO 8601. */
  | { name: 'stock-notice-asked'; noticeId: number; at: string }
  /** Goods are back for which somebody waits. */
  | { name: 'goods-back'; noticeId: number; at: string }
  | { name: 'email-given'; memberId: number; email: string; language: Language }
