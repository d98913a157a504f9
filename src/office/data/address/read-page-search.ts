import { menuKinds } from '#rules/catalog/menus/menu.ts'
import { timelineKinds } from '#rules/orders/timeline.ts'
import { todayTiles } from '#rules/orders/tile-limits.ts'
import { removedKinds } from '#rules/staff/put-away.ts'
import { isMonth } from '#rules/month.ts'
import type { CalendarSearch, CategoriesSearch, OrderSearch, RemovedSearch, TodaySearch } from '../paths.ts'

// What of an address a page is asked for; what is none of it is left out.

export function readTodaySearch({ open }: Record<string, unknown>): TodaySearch {
  const known = todayTiles.find((tile) => tile === open)
  return known === undefined ? {} : { open: known }
}

export function readOrderSearch({ log }: Record<string, unknown>): OrderSearch {
  const known = timelineKinds.find((each) => each === log)
  return known === undefined ? {} : { log: known }
}

export function readCategoriesSearch({ id, menu }: Record<string, unknown>): CategoriesSearch {
  const kind = menuKinds.find((each) => each === menu)
  if (kind) return { menu: kind }
  return Number.isInteger(Number(id)) && Number(id) !== 0 ? { id: Number(id) } : {}
}

export function readCalendarSearch({ month }: Record<string, unknown>): CalendarSearch {
  return isMonth(month) ? { month } : {}
}

export function readRemovedSearch({ kind }: Record<string, unknown>): RemovedSearch {
  const known = removedKinds.find((each) => each === kind)
  return known === undefined ? {} : { kind: known }
}
