import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { amount, idInBody, textUpTo } from '#contract/shared/fields.ts'
import { staffChange } from '../office-call.ts'

/** Units of a product that could not be found. */
const missingUnits = z.object({ product_id: idInBody, units: z.int('integer').min(1, 'invalid').max(9999, 'invalid') })

const ofParcel = z.object({ number: textUpTo(20), units: z.array(missingUnits).min(1, 'required').max(200, 'tooMany') })

/** What is to become of the parcel: the rest is sent, or nothing of it. */
export const missingChoices = ['short', 'none'] as const
export type MissingChoice = (typeof missingChoices)[number]

/** A report as it is asked for; `total`: what its maker was told that goes back, where they may see it. */
export const missingAsked = ofParcel.extend({ total: z.int('integer').min(0, 'invalid').optional() })

const changes = ['invalid_order_number', 'no_such_move', 'label_booked', 'quote_changed', 'wrong_amount'] as const

const quote = z.object({
  /** What goes back to the buyer, or what the courier collects less; null for who sees no amounts. */
  amount: amount.nullable(),
  /** The courier collects so much less, and nothing goes back. */
  collects_less: z.boolean(),
  /** Points that redeemed goods were paid with, and that come back. */
  points: z.int(),
  /** Goods that are there and are not sent all the same, because the bundle that they were picked into is not: they go back to the shelf. */
  to_shelf: z.array(z.object({ product_id: z.int(), units: z.int() })),
  /** Whether another person has to say yes to it. */
  needs_approval: z.boolean(),
})
export type MissingQuote = z.infer<typeof quote>

export const shortagesApi = {
  quote: staffChange('parcels.missing')
    .route({
      method: 'POST',
      path: '/office/api/v1/parcels/{number}/missing/quote',
      summary: 'What would follow if goods of a parcel were missing; changes nothing',
    })
    .errors(refusals(...changes, 'nothing_left_to_send'))
    .input(ofParcel.extend({ choice: z.enum(missingChoices) }))
    .output(quote),
  short: staffChange('parcels.missing')
    .route({
      method: 'POST',
      path: '/office/api/v1/parcels/{number}/short',
      summary: 'Some goods of a parcel are missing: their money goes back and the rest is sent',
    })
    .errors(refusals(...changes, 'nothing_left_to_send'))
    .input(missingAsked)
    /** `amount`: what goes back or is collected less; null for who sees no amounts. */
    .output(z.object({ status: z.literal('short'), amount: amount.nullable() })),
  missing: staffChange('parcels.missing')
    .route({
      method: 'POST',
      path: '/office/api/v1/parcels/{number}/missing',
      summary: 'Goods of a parcel are missing, and nothing of it is sent: everything goes back',
    })
    .errors(refusals(...changes))
    .input(missingAsked)
    .output(z.object({ status: z.literal('given_back') })),
}
