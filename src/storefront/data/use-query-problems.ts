import { useEffect } from 'react'
import { queries, toldByAskers } from './queries.ts'
import { useProblemHandler } from './use-problem-handler.ts'

/**
 * Whatever a page asks and does not hear is told here, in the way of all pages. What several parts of a page ask together
 * they tell each in a way of their own: such a query says so by its meta, `toldByAskers`.
 */
export function useQueryProblems(): void {
  const handleProblem = useProblemHandler()
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { query } = event
        if (query.isActive() && query.meta !== toldByAskers) handleProblem(event.action.error)
      }),
    [handleProblem],
  )
}
