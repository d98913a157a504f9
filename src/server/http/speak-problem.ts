import { ORPCError, ValidationError } from '@orpc/server'
import { inLanguage, type Language } from '#rules/locale.ts'
import { isProblemStatus } from '#contract/problems.ts'
import { fieldTexts, isFieldMessage } from '#texts/fields.ts'
import { problemText, tooLargeText } from '#texts/problems.ts'
import { fieldErrors } from './field-errors.ts'
import { problem } from './problem.ts'

/** The body of every failed call: what it is, and what to say in the caller's language. */
export type ProblemBody = { status: string; message: string } & Record<string, unknown>

/** What went wrong, as one of the problems that the contract knows: whatever is none of them is our own fault. */
export function readProblem(error: unknown): ORPCError<string, unknown> {
  if (!(error instanceof ORPCError)) return isTooLarge(error) ? new ORPCError('validation_error', { status: tooLarge, data: {} }) : problem({ status: httpProblem(error) })
  if (isProblemStatus(error.code)) return error
  if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    return problem({ status: 'validation_error', details: { errors: fieldErrors(error.cause.issues) } })
  }
  if (error.code === 'NOT_FOUND') return problem({ status: 'not_found' })
  return problem({ status: error.status === 400 ? 'validation_error' : 'internal_error', details: error.status === 400 ? { errors: {} } : {} })
}

/** A body that nobody reads to its end: its fields are not what is wrong with it. */
const tooLarge = 413

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === tooLarge
}

/** Errors of the web server itself: a body that is no JSON, too many requests. */
function httpProblem(error: unknown) {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 429) return 'too_many_requests'
  if (status === 404) return 'not_found'
  return status >= 400 && status < 500 ? 'validation_error' : 'internal_error'
}

export function speakProblem(error: ORPCError<string, unknown>, language: Language): ProblemBody {
  const details = (error.data ?? {}) as Record<string, unknown>
  const text = error.status === tooLarge ? tooLargeText : problemText(error.code, details)
  const body = { ...details, status: error.code, message: inLanguage(text, language) }
  return 'errors' in details ? { ...body, errors: speakFields(details['errors'] as Record<string, string>, language) } : body
}

function speakFields(errors: Record<string, string>, language: Language): Record<string, string> {
  const say = (word: string) => inLanguage(isFieldMessage(word) ? fieldTexts[word] : fieldTexts.invalid, language)
  return Object.fromEntries(Object.entries(errors).map(([field, word]) => [field, say(word)]))
}
