import type { Router } from '@orpc/server'
import type { Api } from '#contract/api.ts'
import { sessionRoutes, userRoutes } from '#server/accounts/routes.ts'
import type { ApiContext } from '#server/http/api-context.ts'
import { cardRoutes } from '#server/cards/routes.ts'
import { addOnRoutes, cartRoutes } from '#server/cart/routes.ts'
import { categoryRoutes, productRoutes } from '#server/catalog/routes.ts'
import { cancelRoutes, discountRoutes, placingRoutes } from '#server/checkout/routes.ts'
import { articleRoutes, bannerRoutes, faqRoutes, staticPageRoutes } from '#server/content/routes.ts'
import { carrierRoutes, invoicePreferenceRoutes, invoiceProofRoutes } from '#server/invoices/routes.ts'
import { orderRoutes } from '#server/orders/routes.ts'
import { pointRoutes } from '#server/points/routes.ts'
import { privacyRoutes } from '#server/privacy/routes.ts'
import { contactRoutes } from '#server/recipients/routes.ts'
import { searchRoutes } from '#server/search/routes.ts'
import { storeRoutes } from '#server/stores/routes.ts'
import { wishlistRoutes } from '#server/wishlist/routes.ts'

/** Every call of the contract with its handler. */
export const router: Router<Api, ApiContext> = {
  articles: articleRoutes,
  banners: bannerRoutes,
  carriers: carrierRoutes,
  categories: categoryRoutes,
  products: { ...productRoutes, ...searchRoutes },
  user: userRoutes,
  sessions: sessionRoutes,
  privacy: privacyRoutes,
  cards: cardRoutes,
  wishlist: wishlistRoutes,
  cart: cartRoutes,
  addOns: addOnRoutes,
  contacts: contactRoutes,
  discount: discountRoutes,
  faqs: faqRoutes,
  invoicePreferences: invoicePreferenceRoutes,
  points: pointRoutes,
  staticPages: staticPageRoutes,
  stores: storeRoutes,
  orders: { ...orderRoutes, ...placingRoutes, ...cancelRoutes, ...invoiceProofRoutes },
}
