import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { readAuditSearch, readLooksSearch } from './data/read-audit-search.ts'
import { readOrdersSearch } from '#contract/office/orders-address.ts'
import { readProductsSearch } from '#contract/office/products-address.ts'
import type { DeliveriesSearch, FilesSearch, MembersSearch, NewFamilySearch, StocktakeSearch, StocktakesSearch } from './data/paths.ts'
import {
  readCalendarSearch,
  readCategoriesSearch,
  readOrderSearch,
  readRemovedSearch,
  readTodaySearch,
} from './data/address/read-page-search.ts'
import { readStockSearch } from './data/stock/stock-search.ts'
import { readGridSearch } from './data/products/grid/read-grid-search.ts'
import { readPackingSearch } from './data/packing/packing-search.ts'
import { BrokenPage } from './pages/frame/broken-page.tsx'
import { NotFoundPage } from './pages/frame/not-found-page.tsx'
import { RootPage } from './pages/frame/root-page.tsx'
import { InsidePage } from './pages/frame/inside-page.tsx'

const root = createRootRoute({ component: RootPage, notFoundComponent: NotFoundPage })

/** Where somebody becomes the first owner. */
const firstOwner = createRoute({
  getParentRoute: () => root,
  path: '/office/first-owner',
  component: lazyRouteComponent(() => import('./pages/door/first-owner.tsx'), 'FirstOwnerPage'),
})

/** Where somebody who was invited joins. */
const join = createRoute({
  getParentRoute: () => root,
  path: '/office/join',
  component: lazyRouteComponent(() => import('./pages/door/join.tsx'), 'JoinPage'),
})

/** Where somebody proves anew who they are. */
const reset = createRoute({
  getParentRoute: () => root,
  path: '/office/reset',
  component: lazyRouteComponent(() => import('./pages/door/reset.tsx'), 'ResetPage'),
})

/** Where somebody who had forgotten their password sets a new one. */
const newPassword = createRoute({
  getParentRoute: () => root,
  path: '/office/new-password',
  component: lazyRouteComponent(() => import('./pages/door/new-password.tsx'), 'NewPasswordPage'),
})

/** All that people of the office alone may open. */
const inside = createRoute({ getParentRoute: () => root, path: '/office', component: InsidePage })

const today = createRoute({
  getParentRoute: () => inside,
  path: '/',
  validateSearch: readTodaySearch,
  component: lazyRouteComponent(() => import('./pages/today/today.tsx'), 'TodayPage'),
})

const orders = createRoute({
  getParentRoute: () => inside,
  path: 'orders',
  validateSearch: readOrdersSearch,
  component: lazyRouteComponent(() => import('./pages/orders/orders.tsx'), 'OrdersPage'),
})

const newOrder = createRoute({
  getParentRoute: () => inside,
  path: 'orders/new',
  validateSearch: ({ copy }: Record<string, unknown>): { copy?: string } => (typeof copy === 'string' ? { copy } : {}),
  component: lazyRouteComponent(() => import('./pages/orders/new-order.tsx'), 'NewOrderPage'),
})

const order = createRoute({
  getParentRoute: () => inside,
  path: 'orders/$number',
  validateSearch: readOrderSearch,
  component: lazyRouteComponent(() => import('./pages/orders/order.tsx'), 'OrderPage'),
})

const members = createRoute({
  getParentRoute: () => inside,
  path: 'members',
  validateSearch: ({ sort }: Record<string, unknown>): MembersSearch => (sort === 'joined' ? { sort } : {}),
  component: lazyRouteComponent(() => import('./pages/members/members.tsx'), 'MembersPage'),
})

const member = createRoute({
  getParentRoute: () => inside,
  path: 'members/$uid',
  component: lazyRouteComponent(() => import('./pages/members/member.tsx'), 'MemberPage'),
})

const products = createRoute({
  getParentRoute: () => inside,
  path: 'products',
  validateSearch: readProductsSearch,
  component: lazyRouteComponent(() => import('./pages/products/products.tsx'), 'ProductsPage'),
})

const product = createRoute({
  getParentRoute: () => inside,
  path: 'products/$id',
  component: lazyRouteComponent(() => import('./pages/products/product.tsx'), 'ProductPage'),
})

const productGrid = createRoute({
  getParentRoute: () => inside,
  path: 'products/grid',
  validateSearch: readGridSearch,
  component: lazyRouteComponent(() => import('./pages/products/grid.tsx'), 'ProductGridPage'),
})

const productBatches = createRoute({
  getParentRoute: () => inside,
  path: 'products/batches',
  component: lazyRouteComponent(() => import('./pages/products/batches.tsx'), 'ProductBatchesPage'),
})

const productBatch = createRoute({
  getParentRoute: () => inside,
  path: 'products/batches/$id',
  component: lazyRouteComponent(() => import('./pages/products/batch.tsx'), 'ProductBatchPage'),
})

const categories = createRoute({
  getParentRoute: () => inside,
  path: 'categories',
  validateSearch: readCategoriesSearch,
  component: lazyRouteComponent(() => import('./pages/categories/categories.tsx'), 'CategoriesPage'),
})

const families = createRoute({
  getParentRoute: () => inside,
  path: 'families',
  component: lazyRouteComponent(() => import('./pages/families/families.tsx'), 'FamiliesPage'),
})

const calendar = createRoute({
  getParentRoute: () => inside,
  path: 'calendar',
  validateSearch: readCalendarSearch,
  component: lazyRouteComponent(() => import('./pages/calendar/calendar.tsx'), 'CalendarPage'),
})

const brands = createRoute({
  getParentRoute: () => inside,
  path: 'brands',
  component: lazyRouteComponent(() => import('./pages/brands/brands.tsx'), 'BrandsPage'),
})

const newFamily = createRoute({
  getParentRoute: () => inside,
  path: 'families/new',
  validateSearch: ({ products }: Record<string, unknown>): NewFamilySearch =>
    /^\d+(?:,\d+){0,199}$/.test(String(products)) ? { products: String(products) } : {},
  component: lazyRouteComponent(() => import('./pages/families/family.tsx'), 'NewFamilyPage'),
})

const family = createRoute({
  getParentRoute: () => inside,
  path: 'families/$id',
  component: lazyRouteComponent(() => import('./pages/families/family.tsx'), 'FamilyPage'),
})

const staff = createRoute({
  getParentRoute: () => inside,
  path: 'staff',
  component: lazyRouteComponent(() => import('./pages/staff/staff.tsx'), 'StaffPage'),
})

const me = createRoute({
  getParentRoute: () => inside,
  path: 'me',
  component: lazyRouteComponent(() => import('./pages/me/me.tsx'), 'MePage'),
})

const audit = createRoute({
  getParentRoute: () => inside,
  path: 'audit',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('./pages/audit/audit.tsx'), 'AuditPage'),
})

const looks = createRoute({
  getParentRoute: () => inside,
  path: 'audit/looks',
  validateSearch: readLooksSearch,
  component: lazyRouteComponent(() => import('./pages/audit/looks.tsx'), 'LooksPage'),
})

const approvals = createRoute({
  getParentRoute: () => inside,
  path: 'approvals',
  component: lazyRouteComponent(() => import('./pages/approvals/approvals.tsx'), 'ApprovalsPage'),
})

const packing = createRoute({
  getParentRoute: () => inside,
  path: 'packing',
  validateSearch: readPackingSearch,
  component: lazyRouteComponent(() => import('./pages/packing/packing.tsx'), 'PackingPage'),
})

const stock = createRoute({
  getParentRoute: () => inside,
  path: 'stock',
  validateSearch: readStockSearch,
  component: lazyRouteComponent(() => import('./pages/stock/stock.tsx'), 'StockPage'),
})

const inboundDeliveries = createRoute({
  getParentRoute: () => inside,
  path: 'stock/deliveries',
  validateSearch: ({ view }: Record<string, unknown>): DeliveriesSearch => (view === 'closed' ? { view } : {}),
  component: lazyRouteComponent(() => import('./pages/stock/deliveries.tsx'), 'DeliveriesPage'),
})

const inboundDelivery = createRoute({
  getParentRoute: () => inside,
  path: 'stock/deliveries/$id',
  component: lazyRouteComponent(() => import('./pages/stock/delivery.tsx'), 'DeliveryPage'),
})

const stocktakes = createRoute({
  getParentRoute: () => inside,
  path: 'stock/counts',
  validateSearch: ({ view }: Record<string, unknown>): StocktakesSearch => (view === 'booked' ? { view } : {}),
  component: lazyRouteComponent(() => import('./pages/stock/stocktakes.tsx'), 'StocktakesPage'),
})

const stocktake = createRoute({
  getParentRoute: () => inside,
  path: 'stock/counts/$id',
  validateSearch: ({ view }: Record<string, unknown>): StocktakeSearch => (view === 'review' ? { view } : {}),
  component: lazyRouteComponent(() => import('./pages/stock/stocktake.tsx'), 'StocktakePage'),
})

const recalls = createRoute({
  getParentRoute: () => inside,
  path: 'stock/recalls',
  component: lazyRouteComponent(() => import('./pages/stock/recalls.tsx'), 'RecallsPage'),
})

const recall = createRoute({
  getParentRoute: () => inside,
  path: 'stock/recalls/$id',
  component: lazyRouteComponent(() => import('./pages/stock/recall.tsx'), 'RecallPage'),
})

const stockOf = createRoute({
  getParentRoute: () => inside,
  path: 'stock/$id',
  validateSearch: readStockSearch,
  component: lazyRouteComponent(() => import('./pages/stock/stock.tsx'), 'StockPage'),
})

const webhooks = createRoute({
  getParentRoute: () => inside,
  path: 'webhooks',
  component: lazyRouteComponent(() => import('./pages/webhooks/webhooks.tsx'), 'WebhooksPage'),
})

const deliveries = createRoute({
  getParentRoute: () => inside,
  path: 'webhooks/$id',
  component: lazyRouteComponent(() => import('./pages/webhooks/deliveries.tsx'), 'DeliveriesPage'),
})

const batch = createRoute({
  getParentRoute: () => inside,
  path: 'batches/$id',
  component: lazyRouteComponent(() => import('./pages/lists/batch.tsx'), 'BatchPage'),
})

const exportFiles = createRoute({
  getParentRoute: () => inside,
  path: 'exports',
  component: lazyRouteComponent(() => import('./pages/lists/exports.tsx'), 'ExportsPage'),
})

const files = createRoute({
  getParentRoute: () => inside,
  path: 'files',
  validateSearch: ({ view }: Record<string, unknown>): FilesSearch => (view === 'exports' ? { view } : {}),
  component: lazyRouteComponent(() => import('./pages/files/files.tsx'), 'FilesPage'),
})

const importFile = createRoute({
  getParentRoute: () => inside,
  path: 'files/$id',
  component: lazyRouteComponent(() => import('./pages/files/import.tsx'), 'ImportPage'),
})

const removed = createRoute({
  getParentRoute: () => inside,
  path: 'removed',
  validateSearch: readRemovedSearch,
  component: lazyRouteComponent(() => import('./pages/removed/removed.tsx'), 'RemovedPage'),
})

const unknown = createRoute({ getParentRoute: () => inside, path: '$', component: NotFoundPage })

const pages = {
  today,
  orders,
  batch,
  exportFiles,
  files,
  importFile,
  removed,
  newOrder,
  order,
  members,
  member,
  products,
  product,
  productGrid,
  productBatches,
  productBatch,
  categories,
  families,
  calendar,
  brands,
  newFamily,
  family,
  staff,
  me,
  audit,
  looks,
  approvals,
  packing,
  stock,
  inboundDeliveries,
  inboundDelivery,
  stocktakes,
  stocktake,
  recalls,
  recall,
  stockOf,
  webhooks,
  deliveries,
  unknown,
}

export function createOfficeRouter() {
  return createRouter({
    routeTree: root.addChildren([firstOwner, join, reset, newPassword, inside.addChildren(pages)]),
    defaultPreload: 'intent',
    defaultErrorComponent: BrokenPage,
    scrollRestoration: true,
  })
}
