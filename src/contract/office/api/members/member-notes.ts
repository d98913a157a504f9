import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInBody, idInPath, lineUpTo, linesUpTo, word } from '#contract/shared/fields.ts'
import { longestTag, mostTags } from '#rules/orders/order-tags.ts'
import { staffCall, staffChange } from '../office-call.ts'

const ofId = z.object({ id: idInPath })
const done = z.object({ status: z.literal('done') })
const text = linesUpTo(2000).trim().min(1, 'required')
const tags = z.array(lineUpTo(longestTag).min(1, 'required')).max(mostTags, 'tooMany')

/** What people of the office keep beside a member, who never sees it (MBR-04). */
export const memberNotesApi = {
  add: staffChange('members.note')
    .route({ method: 'POST', path: '/office/api/v1/members/{uid}/notes', summary: 'Write a note on a member' })
    .errors(refusals('member_not_found'))
    .input(
      z.object({
        uid: word,
        text,
        /** It stands on every order of the member. */
        pinned: z.boolean().default(false),
        /** People of the office who are named in it. */
        mentioned: z.array(idInBody).max(20, 'tooMany').default([]),
      }),
    )
    .output(z.object({ id: z.int() })),
  change: staffChange('members.note')
    .route({
      method: 'PATCH',
      path: '/office/api/v1/member-notes/{id}',
      summary: 'Change a note on a member: its words if they are one’s own, its pin',
    })
    .errors(refusals('not_found', 'permission_denied'))
    .input(ofId.extend({ text: text.optional(), pinned: z.boolean().optional() }))
    .output(done),
  remove: staffChange('members.note')
    .route({ method: 'DELETE', path: '/office/api/v1/member-notes/{id}', summary: 'Put a note on a member away' })
    .errors(refusals('not_found'))
    .input(ofId)
    .output(done),
  restore: staffChange('members.note')
    .route({ method: 'POST', path: '/office/api/v1/member-notes/{id}/restore', summary: 'Bring back a note on a member that was put away' })
    .errors(refusals('not_found'))
    .input(ofId)
    .output(done),
  knownTags: staffCall('members.note')
    .route({ method: 'GET', path: '/office/api/v1/member-tags', summary: 'Every tag that members can have' })
    .output(z.object({ tags: z.array(z.string()) })),
  tag: staffChange('members.note')
    .route({ method: 'POST', path: '/office/api/v1/members/{uid}/tags', summary: 'Put tags on a member, and take others off' })
    .errors(refusals('member_not_found', 'too_many_tags'))
    .input(z.object({ uid: word, add: tags, remove: tags }))
    /** What was really added and removed. */
    .output(z.object({ add: z.array(z.string()), remove: z.array(z.string()) })),
}
