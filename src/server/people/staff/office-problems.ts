import { problem } from '#server/platform/http/problem.ts'
import type { ProblemStatus } from '#contract/shared/problems.ts'
import type { Result } from '#rules/result.ts'
import type { ProofRefusal } from './joining/prove-themselves.ts'

/** Problems that carry nothing but themselves. */
type PlainStatus = Extract<
  ProblemStatus,
  | 'link_ended'
  | 'sign_in_failed'
  | 'too_many_tries'
  | 'password_weak'
  | 'passkey_refused'
  | 'too_many_passkeys'
  | 'last_second_factor'
  | 'email_taken'
  | 'role_refused'
  | 'not_found'
>
type Refusal = ProofRefusal | { code: PlainStatus }

/** What was asked for; refused, the problem that says why: beside a field, or of the whole. */
export function orProblem<Value>(result: Result<Value, Refusal>): Value {
  if (result.ok) return result.value
  throw problemOf(result.refusal)
}

function problemOf({ code }: Refusal) {
  const wrong = (errors: Record<string, string>) => problem({ status: 'validation_error', details: { errors } })
  switch (code) {
    case 'password_short':
      return wrong({ password: 'passwordShort' })
    case 'password_long':
      return wrong({ password: 'tooLong' })
    case 'wrong_code':
      return wrong({ 'totp.code': 'wrongCode' })
    default:
      return problem({ status: code })
  }
}

/** A refusal that may name how long to wait, which the header of the answer says too. */
export function waitProblem(refusal: { code: PlainStatus; retryAfterSeconds?: number }, askAgainAfter: (seconds: number) => void) {
  if (refusal.retryAfterSeconds !== undefined) askAgainAfter(refusal.retryAfterSeconds)
  return problem({ status: refusal.code })
}
