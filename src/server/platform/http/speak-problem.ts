import { ORPCError, ValidationError } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import { isProblemStatus } from '#contract/shared/problems.ts'
import { isAway } from '#database/is-away.ts'
import { isBusy } from '#database/is-busy.ts'
import { OriginalsAway } from '#ports/originals.ts'
import { fieldTexts, isFieldMessage } from '#texts/shared/fields.ts'
import { busyText, problemText, tooLargeText } from '#texts/shared/problems.ts'
import { fieldErrors } from './field-errors.ts'
import { problem } from './problem.ts'

/** The body of every failed call: what it is, and what to say in the caller's language. */
export type ProblemBody = { status: string; message: string } & Record<string, unknown>

/** What went wrong, as one of the problems that the contract knows: whatever is none of them is our own fault. */
export function readProblem(error: unknown): ORPCError<string, unknown> {
  if (error instanceof OriginalsAway) return problem({ status: 'files_away' })
  if (isNoAnswer(error)) return new ORPCError('internal_error', { status: busyStatus, data: {} })
  if (!(error instanceof ORPCError))
    return isTooLarge(error) ? new ORPCError('validation_error', { status: tooLarge, data: {} }) : problem({ status: httpProblem(error) })
  if (isProblemStatus(error.code)) return error
  if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    return problem({ status: 'validation_error', details: { errors: fieldErrors(error.cause.issues) } })
  }
  if (error.code === 'NOT_FOUND') return problem({ status: 'not_found' })
  return problem({
    status: error.status === 400 ? 'validation_error' : 'internal_error',
    details: error.status === 400 ? { errors: {} } : {},
  })
}

/** Whether the database has no time or is not there. */
export function isNoAnswer(error: unknown): boolean {
  return isBusy(error) || isAway(error)
}

/** Not our fault and not the caller's: to be asked again in a moment, as `retry-after` says. */
const busyStatus = 503
const askAgainSeconds = '2'

export function tellWhenToAskAgain(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === busyStatus) reply.header('retry-after', askAgainSeconds)
  })
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

/** What a door says in words of its own, by the problem's status. */
export type OwnWords = Readonly<Partial<Record<string, Text>>>

export function speakProblem(error: ORPCError<string, unknown>, language: Language, own: OwnWords = {}): ProblemBody {
  const details = (error.data ?? {}) as Record<string, unknown>
  const body = { ...details, status: error.code, message: inLanguage(own[error.code] ?? textOf(error, details), language) }
  return 'errors' in details ? { ...body, errors: speakFields(details['errors'] as Record<string, string>, language) } : body
}

function textOf({ code, status }: ORPCError<string, unknown>, details: Record<string, unknown>): Text {
  if (status === busyStatus && code === 'internal_error') return busyText
  return status === tooLarge ? tooLargeText : problemText(code, details)
}

function speakFields(errors: Record<string, string>, language: Language): Record<string, string> {
  const say = (word: string) => inLanguage(isFieldMessage(word) ? fieldTexts[word] : fieldTexts.invalid, language)
  return Object.fromEntries(Object.entries(errors).map(([field, word]) => [field, say(word)]))
}
