import { pointsByHand } from '#contract/office/api/members/member-changes.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { datesOfGiven, runningExpiry } from '#rules/points/points.ts'
import type { Approvable } from '#server/office/approvals/approvable.ts'
import { findMemberOfOffice } from '#server/people/members/published/member-of-office.ts'
import { givePoints, type PointsChanged } from '#server/people/points/give-points.ts'
import { findPointsForStaff } from '#server/people/points/published/points-for-staff.ts'
import { takePoints, type TakeRefusal } from '#server/people/points/take-points.ts'
import type { Spender } from '#server/people/staff/published/take-allowance.ts'
import type { Shop } from '#server/platform/shop.ts'
import type * as z from 'zod'

type Asked = z.output<typeof pointsByHand>
type By = { by: string; spender: Spender; key: string }

/** Gives points to a member or takes them, as commands do; a closed account has none (MBR-05). */
export async function changePoints(
  shop: Shop,
  { asked: { uid, points, reason, words }, by, spender, key }: By & { asked: Asked },
): Promise<Result<PointsChanged, TakeRefusal | { code: 'no_such_member' }>> {
  const member = await findOpenMember(shop, uid)
  if (!member) return refuse({ code: 'no_such_member' })
  const change = points > 0 ? givePoints : takePoints
  return change(shop, { memberId: member.id, points: Math.abs(points), reason, words: words || null, actor: by, spender, key })
}

/** What points that are given or taken would come to, and when all would end then (D-31); null when there is no such member. */
export async function previewPoints(shop: Shop, { uid, points }: Pick<Asked, 'uid' | 'points'>) {
  const member = await findOpenMember(shop, uid)
  if (!member) return null
  const now = shop.now()
  const { points: terms } = await shop.terms()
  const { balance, lots } = await findPointsForStaff(shop.database.db, member.id)
  const after = balance + points
  const own = runningExpiry(lots, now)
  const ends = points > 0 ? datesOfGiven(now, terms).expires_at : own
  return { before: balance, after, ends_at: after > 0 ? (later(own, ends)?.toISOString() ?? null) : null }
}

function later(one: Date | null, other: Date | null): Date | null {
  return one && other && one > other ? one : (other ?? one)
}

/** Points above what somebody may give or take alone (MBR-06). */
export const pointsApprovable: Approvable = {
  permission: 'members.points',
  async weigh(shop, input) {
    const { uid, points } = pointsByHand.parse(input)
    const member = await findOpenMember(shop, uid)
    return member
      ? { subject: `member ${uid}`, amount: Math.abs(points), effect: { money: 0, points, units: 0, emails: 0 }, seen: {} }
      : null
  },
  async act(shop, { input, actor, spender, key }) {
    const done = await changePoints(shop, { asked: pointsByHand.parse(input), by: actor.id, spender, key })
    return done.ok ? ok(done.value) : done
  },
}

async function findOpenMember({ database: { db } }: Shop, uid: string) {
  const member = await findMemberOfOffice(db, uid)
  return member?.closed_at === null ? member : undefined
}
