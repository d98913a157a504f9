import type { Approvables } from '#server/office/approvals/approvable.ts'
import { discountApprovable } from '#server/office/new-order/discount-approvable.ts'
import { pointsApprovable } from '#server/office/members/change-points.ts'
import { refundApprovable } from '#server/office/money/refund-approvable.ts'
import { priceApprovable } from '#server/office/products/prices/price-approvable.ts'
import { missingApprovable } from '#server/office/parcels/missing-approvable.ts'

/** The one page that says which calls of the office may wait for a second person, by their names in the contract. */
export const approvables: Approvables = {
  'money.refund': refundApprovable,
  'memberChanges.points.change': pointsApprovable,
  'products.change': priceApprovable,
  'newOrder.giveDiscount': discountApprovable,
  'shortages.short': missingApprovable('short'),
  'shortages.missing': missingApprovable('none'),
}
