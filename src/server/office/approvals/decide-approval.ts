import type { Tx } from '#database/connect.ts'
import type { StaffActor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { tellStaff } from '#server/office/notices/published/tell-staff.ts'
import { nameOfStaff } from '#server/people/staff/published/name-of-staff.ts'
import { traced } from '#server/platform/audit/trace.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Approvables, Seen } from './approvable.ts'
import { isEnoughFor } from './list-to-decide.ts'
import { lockApproval, saveApproval, type ApprovalRow } from './store.ts'

export type Decider = { staffId: number; actor: StaffActor; permissions: ReadonlyMap<PermissionName, Exclude<Share, 'none'>> }

export type DecideRefusal =
  | { code: 'no_such_approval' }
  | { code: 'approval_ended' }
  | { code: 'same_person' }
  /** Whoever decides has to be allowed to do it alone. */
  | { code: 'permission_denied' }

export type Decided = { state: 'done' | 'stale' | 'declined' }

export type Decision = { id: number; decider: Decider; approvables: Approvables } & ({ answer: 'yes' } | { answer: 'no'; reason: string })

/** Somebody else says yes or no to a call that waits (ACC-38 to 40). Yes carries it out in the name of who asked. */
export async function decideApproval(shop: Shop, decision: Decision): Promise<Result<Decided, DecideRefusal>> {
  const { id, decider, approvables } = decision
  const now = shop.now()
  const taken = await shop.database.transaction(async (tx): Promise<Result<ApprovalRow, DecideRefusal>> => {
    const approval = await lockApproval(tx, id)
    if (!approval) return refuse({ code: 'no_such_approval' })
    const may = await mayDecide(shop, { approval, decider, now })
    if (!may.ok) return may
    const isYes = decision.answer === 'yes'
    const decided = { decided_by: decider.staffId, decided_at: now }
    const set = isYes
      ? { ...decided, state: 'approved' as const }
      : { ...decided, state: 'declined' as const, decision_reason: decision.reason }
    await saveApproval(tx, id, set)
    await writeAuditEntry(tx, {
      actor: decider.actor,
      verb: isYes ? 'approve' : 'decline',
      subject: approval.subject,
      before: null,
      after: { approval: id, permission: approval.permission },
      reason: isYes ? undefined : decision.reason,
      now,
    })
    if (!isYes) await tellAsker(tx, { approval, what: 'declined', by: decider.actor.id, now })
    return ok({ ...approval, ...set } as ApprovalRow)
  })
  if (!taken.ok) return taken
  if (decision.answer === 'no') return ok({ state: 'declined' })
  return ok({
    state: await carryOut(shop, {
      approval: taken.value,
      approvables,
      share: decider.permissions.get(taken.value.permission as PermissionName),
    }),
  })
}

async function mayDecide(
  shop: Shop,
  { approval, decider, now }: { approval: ApprovalRow; decider: Decider; now: Date },
): Promise<Result<null, DecideRefusal>> {
  if (approval.state !== 'waiting' || approval.expires_at <= now) return refuse({ code: 'approval_ended' })
  if (approval.asked_by === decider.staffId) return refuse({ code: 'same_person' })
  return (await isEnoughFor(shop, { approval, decider, now })) ? ok(null) : refuse({ code: 'permission_denied' })
}

export type Carrying = {
  approval: ApprovalRow
  approvables: Approvables
  /** What whoever approved it holds of the permission; left out, when it broke off and goes on: they were enough then. */
  share: Exclude<Share, 'none'> | undefined
}

/**
 * Carries out what was approved, under a key of its own, so that it may break off and go on. What has changed since it was asked for
 * is not done (ACC-39).
 */
export async function carryOut(shop: Shop, { approval, approvables, share = 'all' }: Carrying): Promise<'done' | 'stale'> {
  const { id, asked_by: staffId, decided_by: approverId, call, input } = approval
  if (approverId === null) throw new Error(`Nobody has approved ${id}`)
  const trace = { staffId, apiKeyId: null, approverId, sessionId: null, address: null, requestId: null }
  const theirs = { ...shop, database: traced(shop.database, trace) }
  const approvable = approvables[call]
  const actor = { kind: 'staff', id: await nameOfStaff(shop, staffId) } as const
  const asked = { input, actor, spender: { staffId: approverId, share }, key: `approval ${id}`, seen: approval.seen as Seen }
  const done = approvable ? await approvable.act(theirs, asked) : refuse({ code: 'unknown_call' })
  const state = done.ok ? 'done' : 'stale'
  const now = shop.now()
  await shop.database.transaction(async (tx) => {
    const locked = await lockApproval(tx, id)
    if (locked?.state !== 'approved') return
    await saveApproval(tx, id, { state, result: JSON.stringify(done.ok ? done.value : { code: done.refusal.code }) })
    const by = await nameOfStaff(shop, approverId)
    await tellAsker(tx, { approval, what: done.ok ? 'approved' : 'stale', by, now })
  })
  return state
}

type Telling = { approval: ApprovalRow; what: 'approved' | 'declined' | 'stale' | 'expired'; by: string; now: Date }

export async function tellAsker(tx: Tx, { approval: { id, permission, asked_by: staffId }, what, by, now }: Telling): Promise<void> {
  const notice = { kind: 'approvals', what, approval: id, permission, by } as const
  await tellStaff(tx, { notice, key: `approval ${id} ended`, to: [staffId], by: null, now })
}
