import { z } from 'zod'
import { givenReasons } from '#rules/points/points.ts'
import { ok, refuse } from '#rules/result.ts'
import { findMemberByUid } from '#server/people/members/find-member-by-uid.ts'
import { lockMember } from '#server/people/members/lock-member.ts'
import { unlockMember } from '#server/people/members/unlock-member.ts'
import { pseudonymOf } from '#server/platform/security-events.ts'
import { givePoints as give } from '#server/people/points/give-points.ts'
import { takePoints as take } from '#server/people/points/take-points.ts'
import type { Shop } from '#server/platform/shop.ts'
import { command } from './command.ts'
import { actor, member, reason } from './words.ts'

export const lock = command({
  takes: ['member'],
  input: z.object({ member, reason, actor }),
  does: 'Locks an account: its sign-ins end, and nobody signs in with it until it is unlocked. Open orders go on.',
  async run(shop, { member: uid, ...how }) {
    const memberId = await findMemberByUid(shop, uid)
    if (memberId === null) return refuse(nobody(uid))
    const ended = await lockMember(shop, { memberId, ...how })
    if (!ended.ok) return refuse(`${uid} is locked already.`)
    const sessions = ended.value.map(({ since, language }) => `\n  signed in ${since.toISOString()} (${language})`)
    return ok(`${uid} is locked. Sign-ins that ended: ${ended.value.length}${sessions.join('')}`)
  },
})

export const unlock = command({
  takes: ['member'],
  input: z.object({ member, reason, actor }),
  does: 'Takes the lock of an account back.',
  async run(shop, { member: uid, ...how }) {
    const memberId = await findMemberByUid(shop, uid)
    if (memberId === null) return refuse(nobody(uid))
    const unlocked = await unlockMember(shop, { memberId, ...how })
    return unlocked.ok ? ok(`${uid} may sign in again.`) : refuse(`${uid} is not locked.`)
  },
})

export const pseudonym = command({
  takes: ['member'],
  input: z.object({ member }),
  does: 'Says under which pseudonym the log speaks of a member.',
  async run(shop, { member: uid }) {
    const memberId = await findMemberByUid(shop, uid)
    return memberId === null ? refuse(nobody(uid)) : ok(pseudonymOf(shop.settings.logKey, memberId))
  },
})

const pointsInput = z.object({
  member,
  points: z.coerce.number().int().min(1).max(1_000_000),
  reason: z.enum(givenReasons),
  /** What the member reads; with the reason custom, and only then. */
  words: z.string().trim().min(1).max(100).optional(),
  actor,
  /** The same key twice is the same points once. */
  key: z.string().trim().min(1).max(100).optional(),
})

export const givePoints = command({
  takes: ['member', 'points'],
  input: pointsInput,
  does: `Gives points that can be spent at once. Reasons: ${givenReasons.join(', ')}; custom says --words. A --key makes it safe to repeat.`,
  run: (shop, given) => changePoints(shop, { ...given, change: give }),
})

export const takePoints = command({
  takes: ['member', 'points'],
  input: pointsInput,
  does: 'Takes points away again, never more than there are.',
  run: (shop, given) => changePoints(shop, { ...given, change: take }),
})

type PointsChange = z.output<typeof pointsInput> & { change: typeof give | typeof take }

async function changePoints(shop: Shop, { member: uid, words, key, change, ...how }: PointsChange) {
  if ((how.reason === 'custom') !== (words !== undefined)) return refuse('Say --words with the reason custom, and only with it.')
  const memberId = await findMemberByUid(shop, uid)
  if (memberId === null) return refuse(nobody(uid))
  const changed = await change(shop, { memberId, words: words ?? null, key: key ?? null, ...how })
  if (!changed.ok) return refuse('balance' in changed.refusal ? `${uid} has only ${changed.refusal.balance} points.` : changed.refusal.code)
  return ok(
    `${uid} has ${changed.value.balance} points now.${changed.value.isNew ? '' : ' This key was used before: nothing was changed.'}`,
  )
}

const nobody = (uid: string) => `There is no member ${uid}.`
