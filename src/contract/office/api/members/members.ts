import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { amount, idInPath, instant, word, wordsToFind } from '#contract/shared/fields.ts'
import { staffCall } from '../office-call.ts'
import { memberOfOffice } from './member-page.ts'

/** Rows of a page: 50, 100 or 200; anything else counts as 50. */
const rowsAsked = z.coerce
  .number<number>()
  .pipe(z.literal([50, 100, 200]))
  .catch(50)
  .default(50)

/** What stands beside a name. */
export const memberMarks = ['locked', 'closing', 'closed', 'no_sign_in'] as const
export type MemberMark = (typeof memberMarks)[number]

const row = z.object({
  uid: z.string(),
  name: z.string(),
  level: z.int(),
  /** Its last day; null where it has none. */
  level_until: z.iso.date().nullable(),
  /** Masked, for everybody: `0912***678`, `m***@example.com`. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Null for who sees no orders. */
  orders: z.int().nullable(),
  last_order_at: instant.nullable(),
  /** What counts for the level, of its days; null for who sees no amounts. */
  spending: amount.nullable(),
  points: z.int(),
  joined_at: instant,
  tags: z.array(z.string()),
  marks: z.array(z.enum(memberMarks)),
})
export type OfficeMemberRow = z.infer<typeof row>

export const membersApi = {
  list: staffCall('members.view')
    .route({ method: 'GET', path: '/office/api/v1/members', summary: 'Members, those who joined last first unless asked otherwise' })
    .input(
      z.object({
        /** Each has to stand somewhere: uid, name, e-mail, phone, order number, identity at LINE or Facebook. */
        words: wordsToFind.optional(),
        sort: z.enum(['-joined', 'joined']).default('-joined'),
        /** Where the page before ended. */
        cursor: word.optional(),
        rows: rowsAsked,
      }),
    )
    .output(
      z.object({
        rows: z.array(row),
        /** Null on the last page. */
        next: z.string().nullable(),
        total: z.int(),
        /** There are more than `total`. */
        capped: z.boolean(),
      }),
    ),
  find: staffCall('members.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/members/{uid}',
      summary: 'Everything of one member; how they sign in is nobody’s to see',
    })
    .errors(refusals('member_not_found'))
    .input(z.object({ uid: word }))
    .output(memberOfOffice),
  letter: staffCall('letters.resend')
    .route({ method: 'GET', path: '/office/api/v1/members/{uid}/letters/{id}', summary: 'A letter to a member, as it was sent' })
    .errors(refusals('member_not_found', 'not_found'))
    .input(z.object({ uid: word, id: idInPath }))
    .output(
      z.object({
        id: z.int(),
        kind: z.string(),
        to: z.string(),
        language: z.enum(['zh', 'en']),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
      }),
    ),
}
