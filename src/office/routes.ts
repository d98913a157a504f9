import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { readAuditSearch, readLooksSearch } from './data/read-audit-search.ts'
import { readOrdersSearch } from '#contract/office/orders-address.ts'
import type { FilesSearch, MembersSearch } from './data/paths.ts'
import { readOrderSearch, readRemovedSearch, readTodaySearch } from './data/address/read-page-search.ts'
import { readPackingSearch } from './data/packing/packing-search.ts'
import { BrokenPage } from './pages/frame/broken-page.tsx'
import { NotFoundPage } from './pages/frame/not-found-page.tsx'
import { goodsRoutes } from './goods-routes.ts'
import { inside, root } from './inside.ts'
import { stockRoutes } from './stock-routes.ts'

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

const machine = createRoute({
  getParentRoute: () => inside,
  path: 'machine',
  component: lazyRouteComponent(() => import('./pages/machine/machine.tsx'), 'MachinePage'),
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
  ...goodsRoutes,
  ...stockRoutes,
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
  staff,
  me,
  audit,
  looks,
  approvals,
  packing,
  machine,
  webhooks,
  deliveries,
  unknown,
}

export type OfficeRouter = ReturnType<typeof createOfficeRouter>

export function createOfficeRouter() {
  return createRouter({
    routeTree: root.addChildren([firstOwner, join, reset, newPassword, inside.addChildren(pages)]),
    defaultPreload: 'intent',
    defaultErrorComponent: BrokenPage,
    scrollRestoration: true,
  })
}
