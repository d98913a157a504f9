import { itemsPerPage } from './constants.ts'

export type ItemsPerPage = (typeof itemsPerPage)[number]

/** 10, 50 or 100; anything else counts as 10. */
export function itemsOf(asked: number): ItemsPerPage {
  return itemsPerPage.find((items) => items === asked) ?? itemsPerPage[0]
}

/** Where in a list a page stands. A list without entries has one empty page. */
export type Pages = { current: number; total: number; count: number; items: ItemsPerPage }

/** The page of a list that was asked for, moved into 1..last. */
export function pageOf({ count, items, page }: { count: number; items: number; page: number }): Pages {
  const perPage = itemsOf(items)
  const total = Math.max(1, Math.ceil(count / perPage))
  return { current: clampPage(page, total), total, count, items: perPage }
}

function clampPage(page: number, last: number): number {
  if (Number.isNaN(page)) return 1
  return Math.min(Math.max(Math.trunc(page), 1), last)
}
