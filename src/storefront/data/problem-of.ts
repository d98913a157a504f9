import { isStatusWord } from '#contract/shared/problem.ts'
import type { ProblemStatus } from '#contract/shared/problems.ts'

export type KnownProblem = { status: ProblemStatus; message: string; details: Record<string, unknown> }

/** The shop's answer inside something that was thrown; undefined for everything that is no answer of the shop. */
export function problemOf(error: unknown): KnownProblem | undefined {
  if (!(error instanceof Error) || !('status' in error) || !isStatusWord(error.status)) return undefined
  const details = 'details' in error && typeof error.details === 'object' && error.details !== null ? { ...error.details } : {}
  return { status: error.status, message: error.message, details }
}
