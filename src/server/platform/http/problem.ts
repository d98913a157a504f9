import { ORPCError } from '@orpc/server'
import { problemStatuses, type ProblemStatus } from '#contract/shared/problems.ts'

/** What a verb refuses with, as far as the wire is concerned: the status, and what goes beside it in the error body. */
export type Refusal = { status: ProblemStatus; details?: Record<string, unknown> }

/** Errors travel through oRPC under no lower status; what is answered under one is given it at the door. */
const leastStatus = 400

/**
 * Turns a refusal into the error that the API answers. The message is added at the door, in the caller's language.
 *
 * @example throw problem({ status: 'product_not_found' })
 */
export function problem({ status, details }: Refusal): ORPCError<ProblemStatus, Record<string, unknown>> {
  return new ORPCError(status, { status: Math.max(problemStatuses[status], leastStatus), data: details ?? {} })
}
