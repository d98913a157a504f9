import { ok, refuse, type Result } from './result.ts'

/** So many times in a window of time that begins with the first of them. */
export type Limit = { most: number; seconds: number }

/** How often something was done in the window that is open, and when that ends. */
export type Uses = { used: number; endsAt: Date }

/** Why somebody has to wait, as far as they may know. */
export const limitReasons = [
  'cards_paused',
  'unpaid_orders',
  'unpaid_units',
  'orders_on_delivery',
  'units_on_delivery',
  'codes',
  'look_ups',
  'letters',
  'sign_ins',
] as const
export type LimitReason = (typeof limitReasons)[number]

/** `retryAfterSeconds`: when it is worth trying again, at least 1. */
export type LimitRefusal = { code: 'too_many_requests'; reason: LimitReason; retryAfterSeconds: number }

/** Whether the last use, which `used` counts already, was still within the limit. */
export function judgeUse({ used, endsAt }: Uses, { limit, now }: { limit: Limit; now: Date }): Result<null, { retryAfterSeconds: number }> {
  return used <= limit.most ? ok(null) : refuse({ retryAfterSeconds: secondsUntil(endsAt, now) })
}

/** Whole seconds, at least one: whoever waits so long comes back when the window is over. */
export function secondsUntil(endsAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
}
