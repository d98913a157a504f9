import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInPath, instant } from '#contract/shared/fields.ts'
import { staffCall, staffChange } from './office-call.ts'

const letterStates = ['waiting', 'sent', 'failed'] as const

/** A letter about an order, without its words. */
const letter = z.object({
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
export type OrderLetter = z.infer<typeof letter>

const writtenLetter = letter.pick({ id: true, kind: true, to: true, language: true, subject: true }).extend({
  /** As it was sent. */
  text: z.string(),
  html: z.string(),
})

const ofId = z.object({ id: idInPath })

/** What the page of an order shows beside the order itself; null for what its reader may not see. */
export const besideTheOrder = {
  /** Newest first. */
  letters: z.array(letter).nullable(),
}

export const orderPageApi = {
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
}
