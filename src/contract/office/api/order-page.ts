import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { orderEdit } from '#contract/shop/api/orders.ts'
import { amount, base64UpTo, idInBody, idInPath, instant, lineUpTo, linesUpTo, word } from '#contract/shared/fields.ts'
import { mostNoteFileBytes, mostNoteFiles, noteFileKinds } from '#rules/orders/note-files.ts'
import { timelineActors, timelineKinds } from '#rules/orders/timeline.ts'
import { longestTag, mostTags } from '#rules/orders/order-tags.ts'
import { lineKinds } from '#rules/orders/line-kind.ts'
import { riskLevels, riskMarks, riskReasons } from '#rules/orders/risk.ts'
import { staffCall, staffChange } from './office-call.ts'

const letterStates = ['waiting', 'sent', 'failed'] as const

/** A letter about an order, without its words. */
export const orderLetter = z.object({
  id: z.int(),
  kind: z.string(),
  to: z.string(),
  language: z.enum(['zh', 'en']),
  subject: z.string(),
  state: z.enum(letterStates),
  /** When it was sent; while it was not, when it was written. */
  at: instant,
  /** Who wanted it sent again; null for what the shop sent by itself. */
  asked_by: z.string().nullable(),
})
export type OrderLetter = z.infer<typeof orderLetter>

const writtenLetter = orderLetter.pick({ id: true, kind: true, to: true, language: true, subject: true }).extend({
  /** As it was sent. */
  text: z.string(),
  html: z.string(),
})

const ofId = z.object({ id: idInPath })
const ofNumber = z.object({ number: word })
const done = z.object({ status: z.literal('done') })

/** Somebody of the office. */
const colleague = z.object({ id: z.int(), name: z.string() })
export type Colleague = z.infer<typeof colleague>

const noteFile = z.object({ id: z.int(), name: z.string(), kind: z.enum(noteFileKinds) })

const note = z.object({
  id: z.int(),
  staff_id: z.int(),
  by: z.string(),
  text: z.string(),
  pinned: z.boolean(),
  print_on_pick: z.boolean(),
  at: instant,
  /** When its words were changed last; null when they never were. */
  edited_at: instant.nullable(),
  /** When it was put away and by whom; null while it stands. */
  removed: z.object({ at: instant, by: z.string() }).nullable(),
  files: z.array(noteFile),
})
export type OrderNote = z.infer<typeof note>

const tag = lineUpTo(longestTag).min(1, 'required')
const tagChange = { add: z.array(tag).max(mostTags, 'tooMany'), remove: z.array(tag).max(mostTags, 'tooMany') }

const ids = (most: number) => z.array(idInBody).max(most, 'tooMany').default([])

/** What the page of an order shows beside the order itself; null for what its reader may not see. */
export const besideTheOrder = {
  /** Newest first. */
  letters: z.array(orderLetter).nullable(),
  /** Newest first, those that were put away too; null for who may write none. */
  notes: z.array(note).nullable(),
  tags: z.array(z.string()),
  /** Who looks after it. */
  assigned: colleague.nullable(),
  /** The number of the last edit, which goes with the next one; 0 for none. */
  edit_seen: z.int(),
  /** What kind of line each is: goods, an add-on, a gift; beside what the buyer's own page knows of it. */
  line_kinds: z.array(z.object({ line_id: z.int(), kind: z.enum(lineKinds) })),
  /** How likely it brings loss, why, and what a person has said of it. */
  risk: z.object({ level: z.enum(riskLevels), reasons: z.array(z.enum(riskReasons)), mark: z.enum(riskMarks).nullable() }),
  /** What of its lines could not be found and is not sent, oldest first. */
  shortages: z.array(z.object({ line_id: z.int(), units: z.int(), by: z.string(), at: instant })),
}

const notesApi = {
  add: staffChange('orders.note')
    .route({
      method: 'POST',
      path: '/office/api/v1/orders/{number}/notes',
      summary: 'Write a note on an order, which its buyer never sees',
    })
    .errors(refusals('invalid_order_number', 'not_found'))
    .input(
      ofNumber.extend({
        text: linesUpTo(2000).trim().min(1, 'required'),
        pinned: z.boolean().default(false),
        print_on_pick: z.boolean().default(false),
        /** Files that were uploaded for it. */
        files: ids(mostNoteFiles),
        /** People of the office who are named in it. */
        mentioned: ids(20),
      }),
    )
    .output(z.object({ id: z.int() })),
  change: staffChange('orders.note')
    .route({
      method: 'PATCH',
      path: '/office/api/v1/notes/{id}',
      summary: 'Change a note: its words if they are one’s own, its pin, its place on the pick list',
    })
    .errors(refusals('not_found', 'permission_denied'))
    .input(
      ofId.extend({
        text: linesUpTo(2000).trim().min(1, 'required').optional(),
        pinned: z.boolean().optional(),
        print_on_pick: z.boolean().optional(),
      }),
    )
    .output(done),
  remove: staffChange('orders.note')
    .route({ method: 'DELETE', path: '/office/api/v1/notes/{id}', summary: 'Put a note away' })
    .errors(refusals('not_found'))
    .input(ofId)
    .output(done),
  restore: staffChange('orders.note')
    .route({ method: 'POST', path: '/office/api/v1/notes/{id}/restore', summary: 'Bring back a note that was put away' })
    .errors(refusals('not_found'))
    .input(ofId)
    .output(done),
  upload: staffChange('orders.note')
    .route({ method: 'POST', path: '/office/api/v1/orders/{number}/files', summary: 'A picture or a PDF for a note that is being written' })
    .errors(refusals('invalid_order_number', 'file_refused', 'file_too_large'))
    .input(ofNumber.extend({ name: lineUpTo(200).min(1, 'required'), content: base64UpTo(mostNoteFileBytes) }))
    .output(z.object({ id: z.int() })),
  noteFile: staffCall('orders.note')
    .route({ method: 'GET', path: '/office/api/v1/note-files/{id}', summary: 'A file of a note' })
    .errors(refusals('not_found'))
    .input(ofId)
    .output(z.file()),
}

const timelineEntry = z.object({
  id: z.int(),
  at: instant,
  kind: z.enum(timelineKinds),
  /** Of the order, or of a part that travels apart. */
  number: z.string(),
  /** The event, the state that something came to, or the act. */
  what: z.string(),
  actor: z.enum(timelineActors),
  /** The name of the person; null for all others. */
  by: z.string().nullable(),
  amount: amount.nullable(),
  /** What was written, or the number of a paper. */
  text: z.string().nullable(),
  /** What stood before and stands since, field by field. */
  changed: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

export const orderPageApi = {
  edit: staffChange('orders.edit')
    .route({
      method: 'PATCH',
      path: '/office/api/v1/orders/{number}/recipient',
      summary: 'Edit who sends, who receives, where and when, until a label is booked',
    })
    .errors(refusals('invalid_order_number', 'no_such_move', 'label_booked', 'edit_conflict'))
    .input(
      ofNumber.extend({
        order: orderEdit,
        store_id: word.optional(),
        /** The last edit that the person has seen. */
        seen: z.int(),
        /** Whether the buyer gets a letter with the values before and after. */
        tell: z.boolean().default(true),
      }),
    )
    /** The number of the edit. */
    .output(z.object({ edit: z.int() })),
  cancelEffect: staffCall('orders.cancel')
    .route({ method: 'GET', path: '/office/api/v1/orders/{number}/cancel', summary: 'What would follow if an order were cancelled now' })
    .errors(refusals('invalid_order_number', 'no_such_move'))
    .input(ofNumber)
    .output(
      z.object({
        refund: amount,
        points: z.int(),
        /** The code that can be used again. */
        code: z.string().nullable(),
        /** Units that are free again. */
        units: z.int(),
      }),
    ),
  timeline: staffCall('orders.view')
    .route({ method: 'GET', path: '/office/api/v1/orders/{number}/timeline', summary: 'All that happened to an order, newest first' })
    .errors(refusals('invalid_order_number'))
    .input(ofNumber)
    .output(z.object({ entries: z.array(timelineEntry) })),
  letters: {
    find: staffCall('letters.resend')
      .route({ method: 'GET', path: '/office/api/v1/letters/{id}', summary: 'A letter about an order, as it was sent' })
      .errors(refusals('not_found'))
      .input(ofId)
      .output(writtenLetter),
    again: staffChange('letters.resend')
      .route({
        method: 'POST',
        path: '/office/api/v1/letters/{id}/again',
        summary: 'Send a letter about an order again, to the present address of its member',
      })
      .errors(refusals('not_found', 'letter_outdated', 'too_many_letters'))
      .input(ofId)
      .output(z.object({ id: z.int() })),
  },
  notes: notesApi,
  tags: {
    known: staffCall('orders.organise')
      .route({ method: 'GET', path: '/office/api/v1/order-tags', summary: 'Every tag that orders can have' })
      .output(z.object({ tags: z.array(z.string()) })),
    change: staffChange('orders.organise')
      .route({ method: 'POST', path: '/office/api/v1/orders/{number}/tags', summary: 'Put tags on an order, and take others off' })
      .errors(refusals('invalid_order_number', 'too_many_tags'))
      .input(ofNumber.extend(tagChange))
      /** What was really added and removed. */
      .output(z.object({ add: z.array(z.string()), remove: z.array(z.string()) })),
  },
  colleagues: staffCall('orders.view')
    .route({ method: 'GET', path: '/office/api/v1/colleagues', summary: 'Who works in the office now' })
    .output(z.object({ people: z.array(colleague) })),
  assign: staffChange('orders.organise')
    .route({
      method: 'PUT',
      path: '/office/api/v1/orders/{number}/assigned',
      summary: 'Give an order to somebody of the office, or to nobody',
    })
    .errors(refusals('invalid_order_number', 'not_found'))
    .input(ofNumber.extend({ to: idInBody.nullable() }))
    /** Who had it before. */
    .output(z.object({ before: z.int().nullable() })),
  markRisk: staffChange('orders.risk')
    .route({
      method: 'PUT',
      path: '/office/api/v1/orders/{number}/risk',
      summary: 'Mark an order as safe, which lets it go, or as suspicious, which remembers recipient and buyer; null takes it back',
    })
    .errors(refusals('invalid_order_number'))
    .input(ofNumber.extend({ mark: z.enum(riskMarks).nullable(), reason: linesUpTo(200).trim().optional() }))
    /** What stood before. */
    .output(z.object({ before: z.enum(riskMarks).nullable() })),
}
