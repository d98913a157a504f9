import { createHmac } from 'node:crypto'
import type { Shop } from './shop.ts'

/** Everything that is noted about who somebody is and what they may do, with the level of its line. */
export const securityEvents = {
  'sign-in-done': 'info',
  'sign-in-failed': 'warn',
  'sign-in-refused': 'warn',
  'sign-out': 'info',
  'session-ended': 'info',
  'all-sessions-ended': 'info',
  'reauthentication-needed': 'info',
  'reauthentication-done': 'info',
  'reauthentication-failed': 'warn',
  'account-locked': 'warn',
  'account-unlocked': 'warn',
  'email-change-asked': 'info',
  'email-confirmed': 'info',
  'closing-asked': 'info',
  'closing-withdrawn': 'info',
  'account-closed': 'info',
  'csrf-refused': 'warn',
  'rate-limited': 'warn',
  'notice-forged': 'warn',
  'access-refused': 'warn',
} as const

/** Why, in the shop's own words: what a stranger or a member has written never goes into a line. */
export type SecurityReason =
  | 'state'
  | 'declined'
  | 'provider'
  | 'locked'
  | 'another-person'
  | 'session-over'
  | 'token'
  | 'another-site'
  | 'signature'
  | 'unknown-reference'
  | 'too-many-requests'

export type SecurityEvent = {
  event: keyof typeof securityEvents
  provider?: 'line' | 'facebook' | 'tappay' | 'bank' | 'logistics' | undefined
  reason?: SecurityReason | undefined
  memberId?: number | undefined
  requestId?: string | undefined
  /** How many it concerned, where one event stands for several. */
  count?: number | undefined
}

type Noting = { log: Shop['log']; settings: { logKey: Uint8Array } }

/**
 * Notes one security event as one line of the log, without personal data: a member stands in it under a pseudonym.
 *
 * @example securityEvent(shop, { event: 'csrf-refused', memberId, requestId })
 */
export function securityEvent({ log, settings }: Noting, { event, memberId, ...about }: SecurityEvent): void {
  const member = memberId === undefined ? undefined : pseudonymOf(settings.logKey, memberId)
  log[securityEvents[event]]({ event, ...about, member }, 'security event')
}

/** The same for a member as long as the key is the same; without the key it tells nobody who it is. */
export function pseudonymOf(logKey: Uint8Array, memberId: number): string {
  return createHmac('sha256', logKey).update(`member:${memberId}`).digest('base64url').slice(0, 16)
}
