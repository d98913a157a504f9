import { approvalsApi } from './api/approvals.ts'
import { auditApi } from './api/audit.ts'
import { invoicesApi } from './api/amending/invoices.ts'
import { keysApi } from './api/keys.ts'
import { webhooksApi } from './api/webhooks.ts'
import { meApi } from './api/me.ts'
import { memberChangesApi } from './api/members/member-changes.ts'
import { memberNotesApi } from './api/members/member-notes.ts'
import { membersApi } from './api/members/members.ts'
import { moneyApi } from './api/money.ts'
import { newOrderApi } from './api/ordering/new-order.ts'
import { noticesApi } from './api/notices.ts'
import { batchesApi, exportsApi, selectionsApi, viewsApi } from './api/lists.ts'
import { claimsApi } from './api/goods/claims.ts'
import { listPricesApi } from './api/goods/list-prices.ts'
import { productLifeApi } from './api/goods/product-life.ts'
import { arrangementsApi, categoriesApi } from './api/goods/categories.ts'
import { menusApi } from './api/goods/menus.ts'
import { mediaApi, productMediaApi } from './api/goods/media.ts'
import { productRelativesApi } from './api/goods/product-relatives.ts'
import { productSchedulesApi } from './api/goods/product-schedules.ts'
import { importsApi } from './api/goods/imports.ts'
import { productsApi } from './api/goods/products.ts'
import { calendarApi } from './api/goods/calendar.ts'
import { brandsApi } from './api/goods/brands.ts'
import { familiesApi } from './api/goods/families.ts'
import { productGridApi } from './api/goods/product-grid.ts'
import { productBatchesApi } from './api/goods/product-batches.ts'
import { productViewsApi } from './api/goods/product-views.ts'
import { machineApi } from './api/machine/machine.ts'
import { measuresApi } from './api/measures.ts'
import { orderPageApi } from './api/order-page.ts'
import { orderGoodsApi } from './api/filtering/order-goods.ts'
import { ordersApi } from './api/orders.ts'
import { bankAccountsApi } from './api/ordering/bank-accounts.ts'
import { paymentLinksApi } from './api/ordering/payment-links.ts'
import { presenceApi } from './api/presence.ts'
import { packingApi, wavesApi } from './api/packing.ts'
import { handOverApi } from './api/hand-over.ts'
import { parcelsApi } from './api/parcels.ts'
import { papersApi } from './api/papers/papers.ts'
import { picturesApi } from './api/papers/pictures.ts'
import { pickupStoresApi } from './api/amending/pickup-stores.ts'
import { railApi } from './api/rail.ts'
import { removedApi } from './api/removed.ts'
import { rolesApi } from './api/roles.ts'
import { inboundApi } from './api/goods/inbound.ts'
import { ingredientsApi } from './api/goods/ingredients.ts'
import { recallsApi } from './api/goods/recalls.ts'
import { stocktakesApi } from './api/goods/stocktakes.ts'
import { stockApi } from './api/goods/stock.ts'
import { textsApi } from './api/goods/texts.ts'
import { searchApi } from './api/search.ts'
import { todayCasesApi } from './api/today-cases.ts'
import { shortagesApi } from './api/packing/shortages.ts'
import { todayApi } from './api/today.ts'
import { firstOwnerApi, invitationApi, passwordApi, resetApi } from './api/links.ts'
import { signInApi, signOut, stepUp, stepUpPasskey } from './api/signing-in/sign-in.ts'
import { leavingApi } from './api/leaving.ts'
import { staffApi } from './api/staff.ts'

/** Every call of the office. The shop's browser never carries it. */
export const officeApi = {
  signIn: signInApi,
  signOut,
  stepUp,
  stepUpPasskey,
  me: meApi,
  firstOwner: firstOwnerApi,
  invitation: invitationApi,
  reset: resetApi,
  password: passwordApi,
  staff: staffApi,
  leaving: leavingApi,
  today: todayApi,
  todayCases: todayCasesApi,
  orders: ordersApi,
  orderGoods: orderGoodsApi,
  views: viewsApi,
  selections: selectionsApi,
  batches: batchesApi,
  exports: exportsApi,
  imports: importsApi,
  approvals: approvalsApi,
  audit: auditApi,
  notices: noticesApi,
  machine: machineApi,
  measures: measuresApi,
  categories: categoriesApi,
  menus: menusApi,
  arrangements: arrangementsApi,
  products: productsApi,
  texts: textsApi,
  productLife: productLifeApi,
  listPrices: listPricesApi,
  claims: claimsApi,
  media: mediaApi,
  productMedia: productMediaApi,
  productRelatives: productRelativesApi,
  productSchedules: productSchedulesApi,
  productViews: productViewsApi,
  productBatches: productBatchesApi,
  calendar: calendarApi,
  brands: brandsApi,
  ingredients: ingredientsApi,
  productGrid: productGridApi,
  families: familiesApi,
  keys: keysApi,
  webhooks: webhooksApi,
  orderPage: orderPageApi,
  members: membersApi,
  memberChanges: memberChangesApi,
  memberNotes: memberNotesApi,
  money: moneyApi,
  paymentLinks: paymentLinksApi,
  bankAccounts: bankAccountsApi,
  newOrder: newOrderApi,
  waves: wavesApi,
  presence: presenceApi,
  packing: packingApi,
  parcels: parcelsApi,
  papers: papersApi,
  pictures: picturesApi,
  shortages: shortagesApi,
  pickupStores: pickupStoresApi,
  invoices: invoicesApi,
  rail: railApi,
  removed: removedApi,
  roles: rolesApi,
  search: searchApi,
  stock: stockApi,
  inbound: inboundApi,
  recalls: recallsApi,
  stocktakes: stocktakesApi,
  handOver: handOverApi,
}
export type OfficeApi = typeof officeApi
