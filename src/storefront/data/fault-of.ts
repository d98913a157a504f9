import { problemOf } from './problem-of.ts'

/** What the shop says of a field that was filled in wrongly; undefined for any other failure. */
export function faultOf(error: unknown): string | undefined {
  const problem = problemOf(error)
  const errors = problem?.status === 'validation_error' ? problem.details['errors'] : undefined
  return typeof errors === 'object' && errors !== null ? Object.values(errors).find((text) => typeof text === 'string') : undefined
}
