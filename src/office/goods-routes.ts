import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readProductsSearch } from '#contract/office/products-address.ts'
import { readCalendarSearch, readCategoriesSearch } from './data/address/read-page-search.ts'
import type { NewFamilySearch } from './data/paths.ts'
import { readGridSearch } from './data/products/grid/read-grid-search.ts'
import { inside } from './inside.ts'

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

const ingredients = createRoute({
  getParentRoute: () => inside,
  path: 'ingredients',
  component: lazyRouteComponent(() => import('./pages/ingredients/ingredients.tsx'), 'IngredientsPage'),
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

/** What is sold: products, what joins them, and when. */
export const goodsRoutes = {
  products,
  product,
  productGrid,
  productBatches,
  productBatch,
  categories,
  families,
  calendar,
  brands,
  ingredients,
  newFamily,
  family,
}
