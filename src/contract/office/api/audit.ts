import * as z from 'zod'
import { instant, lineUpTo, linesUpTo, word, wordsToFind } from '#contract/shared/fields.ts'
import { refusals } from '#contract/shared/call.ts'
import { staffCall, staffChange } from './office-call.ts'

/** A value of a field, as it was written down. */
const value = z.unknown()

const entry = z.object({
  id: z.int(),
  at: instant,
  /** A person, a program or a part of the shop, by name. */
  by: z.object({ kind: z.enum(['member', 'staff', 'provider', 'system']), name: z.string(), staff_id: z.int().nullable() }),
  /** Through a command, where nobody was signed in. */
  by_command: z.boolean(),
  approved_by: z.string().nullable(),
  api_key_id: z.int().nullable(),
  /** The network address. */
  address: z.string().nullable(),
  request_id: z.string().nullable(),
  verb: z.string(),
  /** What it was done to, such as `order K7Q2M9X4TBHE`. */
  subject: z.string(),
  reason: z.string().nullable(),
  /** Only the fields that are different now. */
  fields: z.array(z.object({ name: z.string(), before: value, after: value })),
})
export type AuditEntryOfOffice = z.infer<typeof entry>

const day = z.iso.date('invalid')

export const auditFilter = z.object({
  staff: z.coerce.number<number>().int().positive().optional(),
  verb: lineUpTo(60).optional(),
  /** What kind of thing, such as `order`. */
  kind: lineUpTo(40).optional(),
  /** One thing, such as `order K7Q2M9X4TBHE`. */
  subject: lineUpTo(120).optional(),
  /** Days of Taipei, both included. */
  from: day.optional(),
  to: day.optional(),
  address: z.union([z.ipv4(), z.ipv6()], 'invalid').optional(),
  /** A number or words; each has to stand somewhere in the entry. */
  words: wordsToFind.optional(),
})
export type AuditFilterAsked = z.infer<typeof auditFilter>

/** What of personal data somebody looked at: a page of an order or a member, a masked field, a file, a bank account. */
export const dataViewKinds = ['order', 'member', 'field', 'export', 'bank'] as const

const view = z.object({
  id: z.int(),
  at: instant,
  /** Null where a program looked. */
  staff: z.object({ id: z.int(), name: z.string() }).nullable(),
  api_key_id: z.int().nullable(),
  /** The network address. */
  address: z.string().nullable(),
  kind: z.enum(dataViewKinds),
  /** What was looked at, such as `order K7Q2M9X4TBHE`. */
  object: z.string(),
  /** Of how many persons. */
  rows: z.int(),
})
export type DataViewOfOffice = z.infer<typeof view>

const viewsAsked = z.object({
  staff: z.coerce.number<number>().int().positive().optional(),
  look: z.enum(dataViewKinds).optional(),
  /** The number of an order or a file, or the uid of a member. */
  about: lineUpTo(60).trim().optional(),
  /** Days of Taipei, both included. */
  from: day.optional(),
  to: day.optional(),
  address: z.union([z.ipv4(), z.ipv6()], 'invalid').optional(),
})
export type DataViewsAsked = z.infer<typeof viewsAsked>

export const auditApi = {
  list: staffCall('audit.view')
    .route({ method: 'GET', path: '/office/api/v1/audit', summary: 'Who changed what, newest first' })
    .input(auditFilter.extend({ cursor: word.optional() }))
    .output(z.object({ rows: z.array(entry), next: z.string().nullable() })),
  choices: staffCall('audit.view')
    .route({ method: 'GET', path: '/office/api/v1/audit/choices', summary: 'People and verbs that the log can be asked for' })
    .output(
      z.object({ people: z.array(z.object({ id: z.int(), name: z.string() })), verbs: z.array(z.string()), kinds: z.array(z.string()) }),
    ),
  exportFile: staffChange('audit.export')
    .route({ method: 'POST', path: '/office/api/v1/audit/exports', summary: 'Ask for a part of the log as a file of at most 100,000 rows' })
    .errors(refusals('too_many_rows'))
    .input(auditFilter.extend({ reason: linesUpTo(200).trim().min(1, 'required') }))
    .output(z.object({ id: z.int() })),
  views: staffCall('audit.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/data-views',
      summary: 'Who looked at personal data, newest first; at least five years of it',
    })
    .input(viewsAsked.extend({ cursor: word.optional() }))
    .output(z.object({ rows: z.array(view), next: z.string().nullable() })),
}
