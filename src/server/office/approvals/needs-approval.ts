import type { StaffActor } from '#rules/actor.ts'
import type { Shop } from '#server/platform/shop.ts'
import { askForApproval, type ToApprove } from './ask-for-approval.ts'

/** What the context of a call says of who makes it. */
type Caller = { shop: Shop; staffId: number; actor: StaffActor; idempotencyKey: string | undefined }

type NotAlone = { status: 'approval_needed'; details: { approval: number } } | { status: 'permission_denied' }

/**
 * Above what its caller may do alone: the call is written down for another person, and this is what the caller hears (ACC-37).
 *
 * @example throw problem(await needsApproval(context, { call: 'money.refund', approvable, input, reason }))
 */
export async function needsApproval(
  { shop, staffId, actor, idempotencyKey = '' }: Caller,
  asked: Omit<ToApprove, 'by' | 'key'>,
): Promise<NotAlone> {
  const waiting = await askForApproval(shop, { ...asked, by: { staffId, name: actor.id }, key: idempotencyKey })
  return waiting.ok ? { status: 'approval_needed', details: waiting.value } : { status: 'permission_denied' }
}
