import { askForWords } from '#server/catalog/search/words/ask-for-words.ts'
import type { OrderLetterKind } from '#rules/orders/order-letters.ts'
import { openConfirmation } from '#server/people/members/open-confirmation.ts'
import { openInvitation } from '#server/people/staff/joining/open-invitation.ts'
import { forgetAtCompany } from '#server/money/cards/forget-at-company.ts'
import { openAccountLetter } from '#server/sales/charging/accounts/open-account-letter.ts'
import { openLinkForLetter } from '#server/sales/charging/links/open-link-for-letter.ts'
import { sendRefund } from '#server/sales/charging/send-refund.ts'
import { settleNoticed } from '#server/sales/charging/settle-noticed.ts'
import { askCourier } from '#server/delivery/fulfilment/ask-courier.ts'
import { keepImporting } from '#server/office/imports/applying/run-import.ts'
import { fetchPictures } from '#server/office/imports/pictures/fetch-pictures.ts'
import { runBatch } from '#server/office/lists/batches/run-batch.ts'
import { runProductBatch } from '#server/office/products/bulk/run-product-batch.ts'
import { judgeOrder } from '#server/office/risk/judge-order.ts'
import { writeExport } from '#server/office/lists/exports/write-export.ts'
import { rewardOrder } from '#server/delivery/fulfilment/reward-order.ts'
import { openStoreLink } from '#server/delivery/shipments/closed-stores/links.ts'
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts'
import { issueAnew } from '#server/money/invoices/mending/issue-anew.ts'
import { reduceInvoice } from '#server/money/invoices/reduce-invoice.ts'
import { sendAskedLetter } from '#server/messages/email/letters/send-asked-letter.ts'
import { sendInvitationMail } from '#server/messages/email/send-invitation-mail.ts'
import { sendConfirmationMail } from '#server/messages/email/send-confirmation-mail.ts'
import { sendEmailInUseMail } from '#server/messages/email/send-email-in-use-mail.ts'
import { sendOrderMail } from '#server/messages/email/send-order-mail.ts'
import { sendAccountMail } from '#server/messages/email/send-account-mail.ts'
import { sendPaymentLinkMail } from '#server/messages/email/send-payment-link-mail.ts'
import { sendStoreLetter } from '#server/messages/email/send-store-letter.ts'
import { sendStockNoticeMail } from '#server/messages/email/send-stock-notice-mail.ts'
import { sendStaffLinkMail } from '#server/messages/email/send-staff-link-mail.ts'
import { sendStaffWarningMail } from '#server/messages/email/send-staff-warning-mail.ts'
import { addressOfStaff } from '#server/people/staff/published/address-of-staff.ts'
import { openNewPassword } from '#server/people/staff/resetting/open-new-password.ts'
import { openAskingLetter, openBackLetter } from '#server/people/stock-notices/notice-links.ts'
import { openReset } from '#server/people/staff/resetting/reset-staff.ts'
import { sendNoticeMail } from '#server/messages/email/send-notice-mail.ts'
import { findNoticeToSend } from '#server/office/notices/find-notice-to-send.ts'
import { tellOfEndingKey, tellOfPausedWebhook } from './letters-to-owners.ts'
import { tellOfClosing, tellOfInvoice, tellOfOrder, tellOfPicking, tellOfRefund, tellOfStock } from './webhook-reactions.ts'
import type { Lane } from '#server/platform/outbox/lanes.ts'
import type { ShopEvent } from '#server/platform/outbox/shop-event.ts'
import type { LaneOfEvent, Reactions } from '#server/platform/outbox/work.ts'
import type { Shop } from '#server/platform/shop.ts'

/** The one page that answers "and then what happens?". */
export const reactions: Reactions = {
  'order-placed': { judgeOrder, sendOrderMail: email('placed'), tellWebhooks: tellOfOrder('order.placed') },
  'payment-due': { sendOrderMail: email('payment_due') },
  'order-paid': { judgeOrder, sendOrderMail: email('paid'), tellWebhooks: tellOfOrder('order.paid') },
  'order-cancelled': { sendOrderMail: email('cancelled'), tellWebhooks: tellOfOrder('order.cancelled') },
  'order-held': { tellWebhooks: tellOfOrder('order.held') },
  'picking-started': { issueInvoice, tellWebhooks: tellOfPicking },
  'order-shipped': { sendOrderMail: email('shipped'), tellWebhooks: tellOfOrder('order.shipped') },
  'order-at-store': { sendOrderMail: email('at_store'), tellWebhooks: tellOfOrder('order.at_store') },
  'store-closed': { sendStoreLetter: (shop, { orderId }) => sendStoreLetter(shop, { orderId, openLink: openStoreLink }) },
  'order-delivered': { sendOrderMail: email('delivered'), tellWebhooks: tellOfOrder('order.delivered') },
  'parcel-noticed': { askCourier },
  'order-finished': { rewardOrder, tellWebhooks: tellOfOrder('order.finished') },
  'goods-returned': { reduceInvoice },
  'goods-short': { sendOrderMail: (shop, { orderId, cause }) => sendOrderMail(shop, { orderId, kind: 'goods_short', cause }) },
  'card-removed': { forgetAtCompany },
  'order-refunded': { sendOrderMail: email('refunded'), tellWebhooks: tellOfOrder('order.refunded') },
  'payment-noticed': { settleNoticed },
  'refund-requested': { sendRefund: (shop, { refundId }) => sendRefund(shop, refundId) },
  'order-edited': { sendOrderMail: (shop, { orderId, editId }) => sendOrderMail(shop, { orderId, kind: 'edited', editId }) },
  'payment-link-asked': { sendPaymentLink },
  'account-asked': { askForAccount },
  'letter-asked': { sendAskedLetter: (shop, { letterId }) => sendAskedLetter(shop, { letterId, openLink: openStoreLink }) },
  'refund-ended': { tellWebhooks: tellOfRefund },
  'invoice-anew-asked': { issueAnew },
  'invoice-issued': { tellWebhooks: tellOfInvoice('invoice.issued') },
  'invoice-reduced': { tellWebhooks: tellOfInvoice('invoice.reduced') },
  'member-closed': { tellWebhooks: tellOfClosing },
  'stock-changed': { tellWebhooks: tellOfStock('stock.changed') },
  'stock-low': { tellWebhooks: tellOfStock('stock.low') },
  'webhook-paused': { tellOwners: tellOfPausedWebhook },
  'api-key-ending': { tellOwners: tellOfEndingKey },
  'email-given': { sendConfirmation },
  'stock-notice-asked': { askAboutNotice },
  'goods-back': { tellGoodsBack },
  'batch-begun': { runBatch },
  'product-batch-begun': { runProductBatch },
  'export-asked': { writeExport },
  'import-asked': { keepImporting },
  'import-pictures-asked': { fetchPictures },
  'words-due': { askForWords },
  'staff-invited': { sendInvitation },
  'staff-told': { sendNotice },
  'password-forgotten': { sendNewPassword },
  'staff-reset': { sendReset },
  'staff-warned': { sendWarning },
}

type EventName = ShopEvent['name']

const emails = [
  'order-placed',
  'payment-due',
  'order-paid',
  'order-cancelled',
  'order-shipped',
  'order-at-store',
  'store-closed',
  'order-delivered',
  'order-refunded',
  'order-edited',
  'goods-short',
  'letter-asked',
  'payment-link-asked',
  'account-asked',
  'email-given',
  'stock-notice-asked',
  'goods-back',
  'staff-invited',
  'staff-told',
  'webhook-paused',
  'api-key-ending',
  'password-forgotten',
  'staff-reset',
  'staff-warned',
] as const satisfies EventName[]
const money = ['payment-noticed', 'refund-requested'] as const satisfies EventName[]

/**
 * In which lane each event is followed. Money is only what asks those who hold it: a courier or an invoice platform that says
 * nothing must not fill its slots.
 */
export const laneOfEvent: LaneOfEvent = {
  ...inLane('rest', Object.keys(reactions) as EventName[]),
  ...inLane('letters', emails),
  ...inLane('money', money),
}

function inLane(lane: Lane, names: readonly EventName[]): Record<EventName, Lane> {
  return Object.fromEntries(names.map((name) => [name, lane])) as Record<EventName, Lane>
}

/** One email about an order, by what it is about. */
function email(kind: OrderLetterKind) {
  return (shop: Shop, { orderId }: { orderId: number }) => sendOrderMail(shop, { orderId, kind })
}

/** Accounts make the word for the link, mail writes the email; neither knows the other. */
async function sendConfirmation(shop: Shop, { memberId, email, language }: Extract<ShopEvent, { name: 'email-given' }>): Promise<void> {
  const confirmation = await openConfirmation(shop, { memberId, email })
  if (confirmation === 'taken') await sendEmailInUseMail(shop, { memberId, to: email, language })
  else if (confirmation) await sendConfirmationMail(shop, { ...confirmation, memberId, to: email, language })
}

/** Who waits knows the word for the link, mail writes the letter. */
async function askAboutNotice(shop: Shop, { noticeId, at }: Extract<ShopEvent, { name: 'stock-notice-asked' }>): Promise<void> {
  const letter = await openAskingLetter(shop, noticeId)
  if (letter) await sendStockNoticeMail(shop, { ...letter, says: 'asking', at })
}

async function tellGoodsBack(shop: Shop, { noticeId, at }: Extract<ShopEvent, { name: 'goods-back' }>): Promise<void> {
  const letter = await openBackLetter(shop, { noticeId, at: new Date(at) })
  if (letter) await sendStockNoticeMail(shop, { ...letter, says: 'back', at })
}

/** The token of the link is made with the letter: a letter that is written again has another, and the last one opens. */
async function sendInvitation(shop: Shop, { invitationId }: { invitationId: number }): Promise<void> {
  const letter = await openInvitation(shop, invitationId)
  if (letter) await sendInvitationMail(shop, letter)
}

/** The word of the link is made with the letter: a letter that is written again has another, and both open. */
async function sendPaymentLink(shop: Shop, { linkId, key }: { linkId: number; key: string }): Promise<void> {
  const letter = await openLinkForLetter(shop, linkId)
  if (letter) await sendPaymentLinkMail(shop, { ...letter, key })
}

/** The same for the link under which a buyer says where their money is to go. */
async function askForAccount(shop: Shop, { orderId, key, refundId }: Extract<ShopEvent, { name: 'account-asked' }>): Promise<void> {
  const letter = await openAccountLetter(shop, { orderId, refundId })
  if (letter) await sendAccountMail(shop, { ...letter, key })
}

/** The office knows whom a notice is for and how to say it, mail writes the letter. */
async function sendNotice(shop: Shop, { noticeId }: { noticeId: number }): Promise<void> {
  const letter = await findNoticeToSend(shop, noticeId)
  if (letter) await sendNoticeMail(shop, letter)
}

/** Whether anybody has the address is looked up here, and not where it was asked (ACC-11). */
async function sendNewPassword(shop: Shop, asked: Extract<ShopEvent, { name: 'password-forgotten' }>): Promise<void> {
  const letter = await openNewPassword(shop, asked)
  if (letter) await sendStaffLinkMail(shop, { kind: 'password', ...letter })
}

async function sendReset(shop: Shop, { linkId }: { linkId: number }): Promise<void> {
  const letter = await openReset(shop, linkId)
  if (letter) await sendStaffLinkMail(shop, { kind: 'reset', ...letter })
}

/** Who cannot sign in any more is told nothing. */
async function sendWarning(shop: Shop, warned: Extract<ShopEvent, { name: 'staff-warned' }>): Promise<void> {
  const person = await addressOfStaff(shop.database.db, warned.staffId)
  if (person) await sendStaffWarningMail(shop, { ...warned, ...person })
}
