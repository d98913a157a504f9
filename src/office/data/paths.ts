import type { MenuKind } from '#rules/catalog/menus/menu.ts'
import type { Month } from '#rules/month.ts'
import type { StockView } from '#rules/catalog/stock/stock-views.ts'
import type { PackingSearch } from './packing/packing-search.ts'
import type { DataViewOfOffice } from '#contract/office/api/audit.ts'
import { ordersAddress } from '#contract/office/orders-address.ts'
import { productsAddress } from '#contract/office/products-address.ts'
import type { TimelineKind } from '#rules/orders/timeline.ts'
import type { TodayTileKind } from '#rules/orders/tile-limits.ts'
import type { RemovedKind } from '#rules/staff/put-away.ts'

/** An address with what is asked of it. */
function withSearch(path: string, asked: object): string {
  const search = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? path : `${path}?${search}`
}

/** Addresses of the office's pages. */
export const officePaths = {
  today: '/office',
  /** With the cases of a tile under it. */
  todayWith: (open: TodaySearch['open']) => withSearch('/office', open ? { open } : {}),
  me: '/office/me',
  audit: (asked: AuditSearch = {}) => withSearch('/office/audit', asked),
  looks: (asked: LooksSearch = {}) => withSearch('/office/audit/looks', asked),
  approvals: '/office/approvals',
  machine: '/office/machine',
  webhooks: '/office/webhooks',
  webhook: (id: string) => `/office/webhooks/${id}`,
  api: '/office/api',
  label: (boxId: number) => `/office/api/v1/boxes/${boxId}/label`,
  handOverList: (id: number) => `/office/api/v1/hand-over/${id}.pdf`,
  picture: (id: number) => `/office/api/v1/pictures/${id}.jpg`,
  paper: (id: number) => `/office/api/v1/papers/${id}.pdf`,
  noteFile: (id: number) => `/office/api/v1/note-files/${id}`,
  orders: ordersAddress,
  batch: (id: number) => `/office/batches/${id}`,
  files: (asked: FilesSearch = {}) => withSearch('/office/files', asked),
  import: (id: number, asked: { view?: string } = {}) => withSearch(`/office/files/${id}`, asked),
  importReport: (id: number) => `/office/api/v1/imports/${id}/report`,
  exports: '/office/exports',
  removed: (asked: RemovedSearch = {}) => withSearch('/office/removed', asked),
  exportFile: (id: number) => `/office/api/v1/exports/${id}/file`,
  order: (number: string) => `/office/orders/${number}`,
  newOrder: (asked: { copy?: string } = {}) => withSearch('/office/orders/new', asked),
  members: (asked: MembersSearch = {}) => withSearch('/office/members', asked.sort === 'joined' ? asked : {}),
  member: (uid: string) => `/office/members/${uid}`,
  stock: (asked: StockSearch & { q?: string } = {}) => withSearch('/office/stock', asked),
  stockOf: (id: number, asked: StockSearch = {}) => withSearch(`/office/stock/${id}`, asked),
  deliveries: (asked: DeliveriesSearch = {}) => withSearch('/office/stock/deliveries', asked),
  delivery: (id: number) => `/office/stock/deliveries/${id}`,
  recalls: (asked: { q?: string } = {}) => withSearch('/office/stock/recalls', asked),
  recall: (id: number) => `/office/stock/recalls/${id}`,
  calendar: (asked: CalendarSearch = {}) => withSearch('/office/calendar', asked),
  categories: (asked: CategoriesSearch = {}) => withSearch('/office/categories', asked),
  stocktakes: (asked: StocktakesSearch = {}) => withSearch('/office/stock/counts', asked),
  stocktake: (id: number, asked: StocktakeSearch = {}) => withSearch(`/office/stock/counts/${id}`, asked),
  products: productsAddress,
  product: (id: number) => `/office/products/${id}`,
  productGrid: (ids: readonly number[] = []) => withSearch('/office/products/grid', ids.length > 0 ? { ids: ids.join(',') } : {}),
  productBatches: '/office/products/batches',
  productBatch: (id: number) => `/office/products/batches/${id}`,
  brands: '/office/brands',
  ingredients: '/office/ingredients',
  families: '/office/families',
  family: (id: number) => `/office/families/${id}`,
  newFamily: (products: readonly number[] = []) =>
    withSearch('/office/families/new', products.length > 0 ? { products: products.join(',') } : {}),
  packing: (asked: PackingSearch = {}) => withSearch('/office/packing', asked),
} as const

/** What is asked of the audit log, but for words. */
export type AuditSearch = {
  staff?: number
  verb?: string
  kind?: string
  subject?: string
  from?: string
  to?: string
  address?: string
}

/** Which looks at personal data are asked for, but for words. */
export type LooksSearch = { staff?: number; look?: DataViewOfOffice['kind']; from?: string; to?: string; address?: string }

/** What of the page of an order stands in its address: which entries its log shows. */
export type OrderSearch = { log?: TimelineKind }

/** Which category is open, or which menu. */
export type CategoriesSearch = { id?: number; menu?: MenuKind }
/** The products that stand in the grid, by their ids, and the fields that are its columns. */
export type GridSearch = { ids?: string; fields?: string }
/** The products that a new family begins with, by their ids. */
export type NewFamilySearch = { products?: string }

/** Which goods of the stock are shown. */
export type StockSearch = { view?: StockView | 'short' }

/** Deliveries that are awaited, or those that are closed. */
export type DeliveriesSearch = { view?: 'closed' }

/** Counts that are under way, or those that are booked. */
export type StocktakesSearch = { view?: 'booked' }

/** A count as who counts sees it, or its differences. */
export type StocktakeSearch = { view?: 'review' }

/** The tile of 今日 whose cases stand under it. */
export type TodaySearch = { open?: TodayTileKind }

/** Files that were imported, or those that were asked for. */
export type FilesSearch = { view?: 'exports' }

/** Which kind of what was put away is shown. */
/** Left out, it is this month. */
export type CalendarSearch = { month?: Month }

export type RemovedSearch = { kind?: RemovedKind }
/** What of the list of members stands in its address. */
export type MembersSearch = { sort?: '-joined' | 'joined' }
