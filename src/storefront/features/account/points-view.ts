import { itemsPerPage } from '#rules/constants.ts'
import { itemsOf, type ItemsPerPage } from '#rules/pagination.ts'

/** What the address of the points page asks for. */
export type PointsView = { items: ItemsPerPage; page: number }

/** Reads the query of the address; what is no number of ours or no page counts as left out. */
export function readPointsView(search: Readonly<Record<string, unknown>>): PointsView {
  const page = Number(search['page'] ?? 1)
  return { items: itemsOf(Number(search['items'])), page: Number.isSafeInteger(page) && page >= 1 ? page : 1 }
}

/** The same as it stands in an address: what is usual is left out. */
export function writePointsView({ items, page }: PointsView): { items?: number; page?: number } {
  return { ...(items !== itemsPerPage[0] && { items }), ...(page > 1 && { page }) }
}
