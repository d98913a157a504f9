import type { LimitReason } from '#rules/limits.ts'

/** A refusal of a verb because there was too much of something, as it travels. */
export type TooMany = { status: 'too_many_requests'; details: { reason: LimitReason; /** In seconds. */ retry_after: number } }

export function tooMany({ reason, retryAfterSeconds }: { reason: LimitReason; retryAfterSeconds: number }): TooMany {
  return { status: 'too_many_requests', details: { reason, retry_after: retryAfterSeconds } }
}
