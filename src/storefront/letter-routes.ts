import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shop } from './shop-route.ts'

// Pages behind the links of letters: whoever has the link needs no account.

const payLinkPage = () => import('#storefront/pages/orders/pay-link.tsx')
export const payLink = createRoute({
  getParentRoute: () => shop,
  path: 'pay/$token',
  head: async (page) => (await payLinkPage()).head(page),
  component: lazyRouteComponent(payLinkPage, 'PayLinkPage'),
  staticData: { source: 'src/storefront/pages/orders/pay-link.tsx', takesCards: true },
})

const refundAccountPage = () => import('#storefront/pages/orders/refund-account.tsx')
export const refundAccount = createRoute({
  getParentRoute: () => shop,
  path: 'refund/$token',
  head: async (page) => (await refundAccountPage()).head(page),
  component: lazyRouteComponent(refundAccountPage, 'RefundAccountPage'),
  staticData: { source: 'src/storefront/pages/orders/refund-account.tsx' },
})

const closedStorePage = () => import('#storefront/pages/orders/closed-store.tsx')
export const closedStore = createRoute({
  getParentRoute: () => shop,
  path: 'store/$token',
  head: async (page) => (await closedStorePage()).head(page),
  component: lazyRouteComponent(closedStorePage, 'ClosedStorePage'),
  staticData: { source: 'src/storefront/pages/orders/closed-store.tsx' },
})

const awaitedPage = () => import('#storefront/pages/shopping/awaited.tsx')
export const awaited = createRoute({
  getParentRoute: () => shop,
  path: 'notice/$token',
  head: async (page) => (await awaitedPage()).head(page),
  component: lazyRouteComponent(awaitedPage, 'AwaitedPage'),
  staticData: { source: 'src/storefront/pages/shopping/awaited.tsx' },
})
