import { askForWords } from '#server/catalog/search/words/ask-for-words.ts'
import { cleanAccounts } from '#server/people/members/clean-accounts.ts'
import { checkStock } from '#server/catalog/products/stock/check-stock.ts'
import { forgetPriceDays } from '#server/catalog/products/list-prices/forget-price-days.ts'
import { keepPriceDays } from '#server/catalog/products/list-prices/keep-price-days.ts'
import { turnProducts } from '#server/catalog/products/schedules/turn-products.ts'
import { putAwayMovements } from '#server/catalog/products/stock/put-away-movements.ts'
import { turnLots } from '#server/catalog/products/stock/turn-lots.ts'
import { fillCategories } from '#server/catalog/products/filling/fill-categories.ts'
import { leaveOutEmpty } from '#server/catalog/products/arranging/leave-out-empty.ts'
import { publishDue } from '#server/catalog/products/arranging/publish-due.ts'
import { tellStockChanged } from '#server/catalog/products/tell-stock-changed.ts'
import { remindOfKeys } from '#server/people/staff/keys/remind-of-keys.ts'
import { queueLostDeliveries, tidyWebhooks } from '#server/platform/webhooks/tidy-webhooks.ts'
import { tidyCards } from '#server/money/cards/tidy-cards.ts'
import { cleanIdempotencyKeys } from '#server/sales/placing/clean-idempotency-keys.ts'
import { forgetAccounts } from '#server/sales/charging/accounts/forget-accounts.ts'
import { sendDueRefunds } from '#server/sales/charging/send-refund.ts'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'
import { askCourierAboutAll } from '#server/delivery/fulfilment/ask-courier.ts'
import { cleanPictures } from '#server/delivery/packing/pictures/keep-picture.ts'
import { cleanPapers } from '#server/delivery/packing/printing/print-papers.ts'
import { settleClosedStores } from '#server/delivery/fulfilment/closed-stores/settle-closed-stores.ts'
import { endLabels } from '#server/delivery/fulfilment/booking/end-labels.ts'
import { cleanBarcodes } from '#server/money/invoices/clean-barcodes.ts'
import { forgetOldNotes } from '#server/platform/content/forget-old-notes.ts'
import { cleanUploads } from '#server/platform/pictures/uploading/clean-uploads.ts'
import { cleanLimits } from '#server/platform/limits/clean-limits.ts'
import { cleanLetters } from '#server/messages/email/letters/clean-letters.ts'
import { remindOfPayment } from '#server/messages/email/remind-of-payment.ts'
import { cleanCounters } from '#server/office/machine/clean-counters.ts'
import { cleanNotices } from '#server/office/notices/clean-notices.ts'
import { forgetRemoved } from '#server/office/removed/forget-removed.ts'
import { forgetOldMarks } from '#server/office/risk/forget-old-marks.ts'
import { cleanPresence } from '#server/office/presence/clean-presence.ts'
import type { ScheduledJob } from '#server/platform/outbox/work.ts'
import { cleanLostFiles } from '#server/sales/orders/notes/clean-lost-files.ts'
import { archiveOrders } from '#server/sales/orders/archive-orders.ts'
import { settlePoints } from '#server/people/points/settle-points.ts'
import { closeAccounts } from '#server/people/privacy/close-accounts.ts'
import { endApprovals } from '#server/office/approvals/end-approvals.ts'
import { keepHours } from '#server/office/today/hours/keep-hours.ts'
import { tellLowStock } from '#server/office/stock/tell-low-stock.ts'
import { tellRedTiles } from '#server/office/today/tell-red-tiles.ts'
import { sealAudit } from '#server/platform/audit/seal-audit.ts'
import { cleanRepeats } from '#server/platform/office/repeats/repeat-store.ts'
import { cleanProductBatches } from '#server/office/products/bulk/clean-product-batches.ts'
import { cleanImports } from '#server/office/imports/clean-imports.ts'
import { cleanLists } from '#server/office/lists/clean-lists.ts'
import { cleanSignIns } from '#server/people/staff/signing-in/clean-sign-ins.ts'
import { approvables } from './approvables.ts'
import type { Shop } from '#server/platform/shop.ts'
import { checkLevels } from '#server/people/levels/check-levels.ts'
import { refreshStores } from '#server/delivery/stores/refresh-stores.ts'
import { cleanStockNotices } from '#server/people/stock-notices/clean-notices.ts'
import { tellOfGoods } from '#server/people/stock-notices/tell-of-goods.ts'
import { cleanWishlists } from '#server/people/wishlist/clean-wishlists.ts'

/** The one page that says what the clock asks for. By hand: `npm run shop -- run-job points --at 2026-11-21T03:00+08:00`. */
export const scheduledJobs = {
  settle: { when: '* * * * *', work: settleOpenOrders, lane: 'money', mayBeEarlier: true },
  refunds: { when: '* * * * *', work: sendDueRefunds, lane: 'money', mayBeEarlier: true },
  points: { when: '0 * * * *', work: settlePoints, mayBeEarlier: true },
  stores: { when: '10 19 * * *', work: refreshStores },
  vip: { when: '0 19 * * *', work: checkLevels, mayBeEarlier: true },
  cards: { when: '20 19 * * *', work: tidyCards, mayBeEarlier: true },
  wishlist: { when: '30 19 * * *', work: cleanWishlists, mayBeEarlier: true },
  parcels: { when: '*/10 * * * *', work: askCourierAboutAll },
  labels: { when: '25 * * * *', work: endLabels },
  'closed-stores': { when: '*/10 * * * *', work: settleClosedStores },
  reminders: { when: '5 * * * *', work: remindOfPayment, mayBeEarlier: true },
  archive: { when: '40 19 * * *', work: putAwayWhatIsOld, mayBeEarlier: true },
  closing: { when: '50 19 * * *', work: closeAccounts },
  clean: { when: '20 20 * * *', work: cleanWhatIsOver },
  hours: { when: '* * * * *', work: keepHours },
  'red-tiles': { when: '*/5 * * * *', work: tellRedTiles },
  'seal-audit': { when: '20 16 * * *', work: sealAudit },
  approvals: { when: '*/10 * * * *', work: (shop) => endApprovals(shop, approvables) },
  keys: { when: '15 * * * *', work: remindOfKeys },
  stock: { when: '* * * * *', work: tellStockChanged },
  'stock-notices': { when: '* * * * *', work: tellOfGoods },
  'low-stock': { when: '0 0 * * *', work: tellLowStock },
  schedules: { when: '* * * * *', work: turnProducts },
  'price-days': { when: '35 * * * *', work: keepPriceDays },
  lots: { when: '10 16 * * *', work: turnLots },
  'stock-check': { when: '15 20 * * *', work: checkStock },
  'search-words': { when: '* * * * *', work: askForWords },
  'category-rules': { when: '* * * * *', work: fillCategories },
  arrangements: { when: '* * * * *', work: publishDue },
  'empty-targets': { when: '* * * * *', work: leaveOutEmpty },
  webhooks: { when: '*/10 * * * *', work: queueLostDeliveries },
  limits: { when: '*/10 * * * *', work: cleanCounts },
  notes: { when: '*/5 * * * *', work: forgetOldNotes },
} as const satisfies Record<string, ScheduledJob>

async function putAwayWhatIsOld(shop: Shop): Promise<void> {
  await archiveOrders(shop)
  await putAwayMovements(shop)
}

async function cleanWhatIsOver(shop: Shop): Promise<void> {
  await cleanAccounts(shop)
  await cleanIdempotencyKeys(shop)
  await cleanSignIns(shop)
  await tidyWebhooks(shop)
  await cleanLists(shop)
  await cleanProductBatches(shop)
  await cleanImports(shop)
  await cleanNotices(shop)
  await cleanLetters(shop)
  await cleanStockNotices(shop)
  await cleanLostFiles(shop)
  await cleanRepeats(shop)
  await cleanPictures(shop)
  await cleanUploads(shop)
  await forgetOldMarks(shop)
  await forgetRemoved(shop)
  await forgetAccounts(shop)
  await forgetPriceDays(shop)
}

async function cleanCounts(shop: Shop): Promise<void> {
  await cleanLimits(shop)
  await cleanBarcodes(shop)
  await cleanPresence(shop)
  await cleanPapers(shop)
  await cleanCounters(shop)
}
