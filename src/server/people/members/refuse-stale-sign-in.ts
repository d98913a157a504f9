import { addMinutes } from '#rules/calendar.ts'
import type { ApiContext } from '#server/platform/http/api-context.ts'
import { problem } from '#server/platform/http/problem.ts'
import { securityEvent } from '#server/platform/security-events.ts'
import { listProviders } from './store.ts'

/**
 * Refuses what could take an account from its member unless they proved lately who they are. The refusal names the
 * providers of their own account, with one of which they can confirm it.
 */
export async function refuseStaleSignIn({
  shop,
  memberId,
  signedInAt,
  requestId,
}: Pick<ApiContext, 'shop' | 'requestId'> & { memberId: number; signedInAt: Date }): Promise<void> {
  const { reauthenticationMinutes } = shop.settings
  if (reauthenticationMinutes === 0 || addMinutes(signedInAt, reauthenticationMinutes) >= shop.now()) return
  securityEvent(shop, { event: 'reauthentication-needed', memberId, requestId })
  throw problem({ status: 'reauthentication_needed', details: { providers: await listProviders(shop.database.db, memberId) } })
}
