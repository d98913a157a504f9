import { banners } from './api/banners.ts'
import { brands } from './api/brands.ts'
import { cards } from './api/cards.ts'
import { cartCalls } from './api/cart.ts'
import { categories } from './api/categories.ts'
import { articles, faqs, staticPages } from './api/content.ts'
import { discount } from './api/discount.ts'
import { ingredients } from './api/ingredients.ts'
import { carriers, invoicePreferences } from './api/invoices.ts'
import { menus } from './api/menus.ts'
import { orders } from './api/orders.ts'
import { paymentLink } from './api/paying/payment-link.ts'
import { points } from './api/points.ts'
import { products } from './api/products.ts'
import { addOns } from './api/promotions.ts'
import { refundAccounts } from './api/paying/refund-accounts.ts'
import { closedStores } from './api/closed-stores.ts'
import { contacts, stores } from './api/recipients.ts'
import { privacy } from './api/privacy.ts'
import { sessions } from './api/sessions.ts'
import { stockNotices } from './api/wishes/stock-notices.ts'
import { userCalls } from './api/user.ts'
import { wishlist } from './api/wishes/wishlist.ts'

/** Every call of the shop: one list for the handlers, for the pages and for the API's document. */
export const api = {
  banners,
  categories,
  menus,
  products,
  brands,
  ingredients,
  staticPages,
  faqs,
  articles,
  user: userCalls,
  sessions,
  privacy,
  cards,
  points,
  wishlist,
  stockNotices,
  cart: cartCalls,
  addOns,
  discount,
  stores,
  closedStores,
  carriers,
  contacts,
  invoicePreferences,
  orders,
  paymentLink,
  refundAccounts,
}
export type Api = typeof api
