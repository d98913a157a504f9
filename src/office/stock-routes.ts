import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { DeliveriesSearch, StocktakeSearch, StocktakesSearch } from './data/paths.ts'
import { readStockSearch } from './data/stock/stock-search.ts'
import { inside } from './inside.ts'

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

/** How much of it there is, what comes, is counted and called back. */
export const stockRoutes = { stock, inboundDeliveries, inboundDelivery, stocktakes, stocktake, recalls, recall, stockOf }
