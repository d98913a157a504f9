import { packingHoldings } from '#server/delivery/packing/published/packing-holdings.ts'
import { recipientHoldings } from '#server/delivery/recipients/published/recipient-holdings.ts'
import { shipmentHoldings } from '#server/delivery/shipments/published/shipment-holdings.ts'
import { letterHoldings } from '#server/messages/email/published/letter-holdings.ts'
import { cardHoldings } from '#server/money/cards/published/card-holdings.ts'
import { invoiceHoldings } from '#server/money/invoices/published/invoice-holdings.ts'
import { paymentHoldings } from '#server/money/payments/published/payment-holdings.ts'
import { memberNoteHoldings } from '#server/office/members/published/member-note-holdings.ts'
import { riskHoldings } from '#server/office/risk/published/risk-holdings.ts'
import { levelHoldings } from '#server/people/levels/published/level-holdings.ts'
import { memberHoldings } from '#server/people/members/published/member-holdings.ts'
import { pointHoldings } from '#server/people/points/published/point-holdings.ts'
import { stockNoticeHoldings } from '#server/people/stock-notices/published/stock-notice-holdings.ts'
import { wishlistHoldings } from '#server/people/wishlist/published/wishlist-holdings.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { sessionHoldings } from '#server/platform/sessions/published/session-holdings.ts'
import { cartHoldings } from '#server/sales/cart/published/cart-holdings.ts'
import { linkHoldings } from '#server/sales/charging/published/link-holdings.ts'
import { discountHoldings } from '#server/sales/discounts/published/discount-holdings.ts'
import { orderHoldings } from '#server/sales/orders/published/order-holdings.ts'
import { placingHoldings } from '#server/sales/placing/published/placing-holdings.ts'

/** Everything that the shop holds of a member; a test looks for tables that are missing here. */
export const holdings: Holdings = {
  ...cardHoldings,
  ...memberHoldings,
  ...sessionHoldings,
  ...levelHoldings,
  ...recipientHoldings,
  ...wishlistHoldings,
  ...stockNoticeHoldings,
  ...cartHoldings,
  ...discountHoldings,
  ...pointHoldings,
  ...placingHoldings,
  ...linkHoldings,
  ...orderHoldings,
  ...paymentHoldings,
  ...packingHoldings,
  ...shipmentHoldings,
  ...invoiceHoldings,
  ...letterHoldings,
  ...riskHoldings,
  ...memberNoteHoldings,
}
