import type { Router } from '@orpc/server'
import type { Api } from '#contract/shop/api.ts'
import { sessionRoutes, userRoutes } from '#server/people/members/routes.ts'
import type { ApiContext } from '#server/platform/http/api-context.ts'
import { cardRoutes } from '#server/money/cards/routes.ts'
import { addOnRoutes, cartRoutes } from '#server/sales/cart/routes.ts'
import { brandRoutes, categoryRoutes, ingredientRoutes, productRoutes } from '#server/catalog/products/routes.ts'
import { cancelRoutes, discountRoutes, placingRoutes } from '#server/sales/checkout/routes.ts'
import { menuRoutes } from '#server/content/menus/routes.ts'
import { articleRoutes, bannerRoutes, faqRoutes, staticPageRoutes } from '#server/content/reading/routes.ts'
import { carrierRoutes, invoicePreferenceRoutes, invoiceProofRoutes } from '#server/money/invoices/routes.ts'
import { againRoutes } from '#server/sales/buying-again/routes.ts'
import { refundAccountRoutes } from '#server/sales/charging/accounts/routes.ts'
import { paymentLinkRoutes } from '#server/sales/charging/links/routes.ts'
import { payingRoutes } from '#server/sales/charging/again/routes.ts'
import { orderRoutes } from '#server/sales/orders/routes.ts'
import { pointRoutes } from '#server/people/points/routes.ts'
import { privacyRoutes } from '#server/people/privacy/routes.ts'
import { contactRoutes } from '#server/delivery/recipients/routes.ts'
import { searchRoutes } from '#server/catalog/search/routes.ts'
import { closedStoreRoutes } from '#server/delivery/fulfilment/closed-stores/routes.ts'
import { storeRoutes } from '#server/delivery/stores/routes.ts'
import { stockNoticeRoutes } from '#server/people/stock-notices/routes.ts'
import { wishlistRoutes } from '#server/people/wishlist/routes.ts'

/** Every call of the contract with its handler. */
export const router: Router<Api, ApiContext> = {
  articles: articleRoutes,
  banners: bannerRoutes,
  carriers: carrierRoutes,
  categories: categoryRoutes,
  menus: menuRoutes,
  brands: brandRoutes,
  ingredients: ingredientRoutes,
  products: { ...productRoutes, ...searchRoutes },
  user: userRoutes,
  sessions: sessionRoutes,
  privacy: privacyRoutes,
  cards: cardRoutes,
  wishlist: wishlistRoutes,
  stockNotices: stockNoticeRoutes,
  cart: cartRoutes,
  addOns: addOnRoutes,
  contacts: contactRoutes,
  discount: discountRoutes,
  faqs: faqRoutes,
  invoicePreferences: invoicePreferenceRoutes,
  points: pointRoutes,
  staticPages: staticPageRoutes,
  stores: storeRoutes,
  paymentLink: paymentLinkRoutes,
  refundAccounts: refundAccountRoutes,
  closedStores: closedStoreRoutes,
  orders: { ...orderRoutes, ...placingRoutes, ...payingRoutes, ...againRoutes, ...cancelRoutes, ...invoiceProofRoutes },
}
