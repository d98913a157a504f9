import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { day, instant, lineUpTo, linesUpTo, word } from '#contract/shared/fields.ts'
import { givenReasons } from '#rules/points/points.ts'
import { staffCall, staffChange } from '../office-call.ts'

const ofUid = z.object({ uid: word })
const reason = linesUpTo(300).trim().min(1, 'required')
const ofUidWhy = ofUid.extend({ reason })

/** Points to give, or to take where they stand below zero. */
const points = z
  .int()
  .min(-1_000_000)
  .max(1_000_000)
  .refine((each) => each !== 0, 'required')
const pointsInQuery = z.coerce.number<number>().int().min(-1_000_000).max(1_000_000).catch(0).default(0)

export const pointsByHand = ofUid
  .extend({
    points,
    reason: z.enum(givenReasons),
    /** What the member reads; with the reason custom, and only then. */ words: lineUpTo(100).default(''),
  })
  .refine(({ reason: why, words }) => (why === 'custom') === (words !== ''), { path: ['words'], message: 'required' })

const level = z.object({ level: z.int(), until: day.nullable() })

/** What people of the office do for a member; each with the reason that stands in the audit log. */
export const memberChangesApi = {
  points: {
    preview: staffCall('members.points')
      .route({ method: 'GET', path: '/office/api/v1/members/{uid}/points', summary: 'What points that are given or taken would come to' })
      .errors(refusals('member_not_found'))
      .input(ofUid.extend({ points: pointsInQuery }))
      .output(
        z.object({
          before: z.int(),
          after: z.int(),
          /** On which day all points will end then; null when there are none. */
          ends_at: instant.nullable(),
        }),
      ),
    change: staffChange('members.points')
      .route({
        method: 'POST',
        path: '/office/api/v1/members/{uid}/points',
        summary: 'Give points to a member or take them; above what the caller may do alone it waits for a second person',
      })
      .errors(refusals('member_not_found', 'no_enough_shopping_point'))
      .input(pointsByHand)
      .output(z.object({ balance: z.int() })),
  },
  lock: staffChange('members.lock')
    .route({
      method: 'POST',
      path: '/office/api/v1/members/{uid}/lock',
      summary: 'Lock an account: its sign-ins end, its open orders go on',
    })
    .errors(refusals('member_not_found', 'locked_already'))
    .input(ofUidWhy)
    .output(
      z.object({
        /** The sign-ins that ended. */
        ended: z.array(z.object({ since: instant, language: z.enum(['zh', 'en']) })),
        /** The orders that go on. */
        orders: z.array(z.string()),
      }),
    ),
  unlock: staffChange('members.lock')
    .route({ method: 'POST', path: '/office/api/v1/members/{uid}/unlock', summary: 'Take the lock of an account back' })
    .errors(refusals('member_not_found', 'not_locked'))
    .input(ofUidWhy)
    .output(z.object({ status: z.literal('unlocked') })),
  raise: staffChange('members.level')
    .route({ method: 'POST', path: '/office/api/v1/members/{uid}/level', summary: 'Raise a member to a level by hand, until a day' })
    .errors(refusals('member_not_found', 'level_refused'))
    .input(ofUidWhy.extend({ level: z.literal([1, 2]), until: day }))
    .output(level),
  recount: staffChange('members.level')
    .route({
      method: 'POST',
      path: '/office/api/v1/members/{uid}/level/recount',
      summary: 'End a level that was given by hand: what was spent decides again',
    })
    .errors(refusals('member_not_found', 'level_refused'))
    .input(ofUidWhy)
    .output(level),
  email: staffChange('members.contact')
    .route({
      method: 'POST',
      path: '/office/api/v1/members/{uid}/email',
      summary: 'Send the confirmation letter to a new e-mail address; it is theirs once they follow its link',
    })
    .errors(refusals('member_not_found'))
    .input(ofUidWhy.extend({ email: z.email('email').max(200, 'tooLong'), language: z.enum(['zh', 'en']).default('zh') }))
    .output(z.object({ status: z.literal('sent') })),
}
