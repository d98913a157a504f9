import { isProblem } from '#contract/shared/problem.ts'

/** What is wrong with which field, in words; nothing where something else was refused. */
export function faultsIn(error: unknown): Readonly<Record<string, string>> {
  return isProblem(error, 'validation_error') ? (error.details.errors ?? {}) : {}
}
