import { QueryClient } from '@tanstack/react-query'

/**
 * What this browser knows of its member: cart, orders, cards. It belongs to the browser alone; pages that use it are
 * loaded when somebody is signed in, so that visitors do not carry it. Never import it from a page's first load.
 */
export const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })

/** The meta of a query whose askers tell of its failures themselves; all others are told by the page (use-query-problems.ts). */
export const toldByAskers = { isToldByAskers: true } as const
