import type { DetailsOf, ProblemStatus } from './problems.ts'

/** A call was answered, but not with what it asked for. The message is in the language of the call, ready to be shown. */
export class Problem<Status extends ProblemStatus = ProblemStatus> extends Error {
  override readonly name = 'Problem'
  readonly status: Status
  readonly details: Partial<DetailsOf<Status>>
  /** Under which id the shop's log speaks of it; undefined where nobody said. */
  reference: string | undefined

  constructor({ status, message, details }: { status: Status; message: string; details: Partial<DetailsOf<Status>> }) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** A call got no answer at all: no network, no server. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** Whether something that was thrown is that problem. */
export function isProblem<Status extends ProblemStatus>(error: unknown, status: Status): error is Problem<Status> {
  return error instanceof Problem && error.status === status
}

/**
 * Whether a word is written as the shop writes its statuses. Browsers do not carry the list of them: a page that is older
 * than the shop shows the message of a new one all the same.
 */
export function isStatusWord(word: unknown): word is ProblemStatus {
  return typeof word === 'string' && /^[a-z]+(_[a-z]+)+$/.test(word)
}

/** Reads the body of an error. A body that is none of ours is told as the shop's own fault, without words. */
export function problemFrom(body: unknown, reference?: string): Problem {
  const { status, message, ...details }: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const problem = new Problem({
    status: isStatusWord(status) ? status : 'internal_error',
    message: typeof message === 'string' ? message : '',
    details,
  })
  problem.reference = reference
  return problem
}
