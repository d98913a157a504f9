import * as z from 'zod'
import { isVisible } from '#rules/clean-text.ts'
import { memberCall, memberChange, refusals } from '#contract/shared/call.ts'
import { lineUpTo, removalDone, updateDone, word } from '#contract/shared/fields.ts'

export const savedCard = z.object({
  uuid: z.string(),
  alias: z.string().nullable(),
  brand: z.enum(['visa', 'mastercard', 'jcb']),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  enabled: z.boolean(),
  /** Why the card was switched off, in the language of the call. */
  error: z.string().nullable(),
})
export type SavedCard = z.infer<typeof savedCard>

const list = memberCall
  .route({ method: 'GET', path: '/api/v1/user/cards', summary: 'The saved cards' })
  .output(z.object({ default: z.string().nullable(), cards: z.array(savedCard) }))

const changes = z.object({
  /** Empty takes the name away. */ alias: lineUpTo(30)
    .refine((alias) => alias === '' || isVisible(alias), 'required')
    .optional(),
  default: z.literal(true).optional(),
})

const change = memberChange
  .route({ method: 'PUT', path: '/api/v1/user/cards/{id}', summary: 'Name a saved card, or make it the default' })
  .errors(refusals('card_not_found'))
  .input(z.object({ id: word, card: changes.refine((asked) => Object.keys(asked).length > 0, 'required') }))
  .output(updateDone)

const remove = memberChange
  .route({ method: 'DELETE', path: '/api/v1/user/cards/{id}', summary: 'Delete a saved card' })
  .errors(refusals('card_not_found'))
  .input(z.object({ id: word }))
  .output(removalDone.extend({ message: z.string() }))

export const cards = { list, change, remove }
