import { orderFilterFieldNames, readFilterField, type FilterWords } from '#rules/orders/order-filter.ts'
import { orderSorts, orderViews, type OrderSort, type OrderView } from '#rules/orders/order-views.ts'

/** What of the list of orders stands in its address (NAV-02). What is searched for does not: it may be somebody's number. */
export type OrdersSearch = FilterWords & { view?: OrderView; sort?: OrderSort }

/** Reads an address; what means nothing in it is left out. */
export function readOrdersSearch(search: Readonly<Record<string, unknown>>): OrdersSearch {
  const view = orderViews.find((each) => each === search['view'])
  const sort = orderSorts.find((each) => each === search['sort'])
  const fields = orderFilterFieldNames.flatMap((field) => {
    // The router reads what looks like a number as one.
    const written = typeof search[field] === 'number' ? String(search[field]) : search[field]
    return typeof written === 'string' && readFilterField(field, written) !== null ? [[field, written]] : []
  })
  return {
    ...Object.fromEntries(fields),
    ...(view && view !== 'all' && { view }),
    ...(sort && sort !== '-placed' && { sort }),
  }
}

/** The filter alone. */
export function filterOf({ view: _view, sort: _sort, ...filter }: OrdersSearch): FilterWords {
  return filter
}

export function ordersAddress(search: OrdersSearch = {}): string {
  const written = new URLSearchParams(Object.entries(readOrdersSearch(search)) as [string, string][]).toString()
  return written ? `/office/orders?${written}` : '/office/orders'
}
