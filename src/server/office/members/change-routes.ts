import type { Result } from '#rules/result.ts'
import { needsApproval } from '#server/office/approvals/needs-approval.ts'
import { raiseLevel, recountLevel } from '#server/people/levels/raise-level.ts'
import { changeMember } from '#server/people/members/change-member.ts'
import { lockMember } from '#server/people/members/lock-member.ts'
import { findMemberOfOffice } from '#server/people/members/published/member-of-office.ts'
import { unlockMember } from '#server/people/members/unlock-member.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listOpenNumbersOf } from '#server/sales/orders/published/members/orders-of-members.ts'
import { changePoints, pointsApprovable, previewPoints } from './change-points.ts'

const calls = staff.memberChanges

export const memberChangeRoutes = {
  points: {
    preview: calls.points.preview.handler(async ({ context: { shop }, input }) => {
      const preview = await previewPoints(shop, input)
      if (!preview) throw problem({ status: 'member_not_found' })
      return preview
    }),

    change: calls.points.change.handler(async ({ context, input }) => {
      const { shop, staffId, actor, permissions, caller, idempotencyKey = '' } = context
      const spender = { staffId, share: permissions.get('members.points') ?? { each: 0 } }
      const changed = await changePoints(shop, { asked: input, by: actor.id, spender, key: `${caller} ${idempotencyKey}` })
      if (changed.ok) return { balance: changed.value.balance }
      if (changed.refusal.code === 'no_such_member') throw problem({ status: 'member_not_found' })
      if (changed.refusal.code === 'no_enough_shopping_point') throw problem({ status: 'no_enough_shopping_point' })
      const reason = input.words || input.reason
      throw problem(await needsApproval(context, { call: 'memberChanges.points.change', approvable: pointsApprovable, input, reason }))
    }),
  },

  lock: calls.lock.handler(async ({ context: { shop, actor }, input: { uid, reason } }) => {
    const { id: memberId } = await memberOf(shop, uid)
    const ended = done(await lockMember(shop, { memberId, reason, actor: actor.id }))
    const orders = await listOpenNumbersOf(shop.database.db, memberId)
    return {
      ended: ended.map(({ since, language }) => ({ since: since.toISOString(), language: language === 'en' ? 'en' : 'zh' })),
      orders,
    }
  }),

  unlock: calls.unlock.handler(async ({ context: { shop, actor }, input: { uid, reason } }) => {
    const { id: memberId } = await memberOf(shop, uid)
    done(await unlockMember(shop, { memberId, reason, actor: actor.id }))
    return { status: 'unlocked' }
  }),

  raise: calls.raise.handler(async ({ context: { shop, actor }, input: { uid, level: to, until, reason } }) => {
    const { id: memberId } = await memberOf(shop, uid)
    const { level, due } = done(await raiseLevel(shop, { memberId, to, until, reason, actor }))
    return { level, until: due }
  }),

  recount: calls.recount.handler(async ({ context: { shop, actor }, input: { uid, reason } }) => {
    const { id: memberId } = await memberOf(shop, uid)
    const { level, due } = done(await recountLevel(shop, { memberId, reason, actor }))
    return { level, until: due }
  }),

  email: calls.email.handler(async ({ context: { shop, actor }, input: { uid, email, language, reason } }) => {
    const { id: memberId } = await memberOf(shop, uid)
    const changed = await changeMember(shop, { memberId, email, language, by: { actor, reason } })
    if (!changed.ok) throw problem(changed.refusal)
    return { status: 'sent' }
  }),
}

/** A member whose account is there; one that was closed is nobody's to change. */
async function memberOf({ database: { db } }: Shop, uid: string) {
  const member = await findMemberOfOffice(db, uid)
  if (!member || member.closed_at !== null) throw problem({ status: 'member_not_found' })
  return member
}

function done<Value>(result: Result<Value, { code: 'locked_already' | 'not_locked' | 'level_refused' }>): Value {
  if (!result.ok) throw problem({ status: result.refusal.code })
  return result.value
}
