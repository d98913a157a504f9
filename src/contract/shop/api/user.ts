import * as z from 'zod'
import { memberCall, memberChange, refusals } from '#contract/shared/call.ts'
import { amount, day, instant, localeAsked, updateDone } from '#contract/shared/fields.ts'
import { shopConstants } from './shop-constants.ts'

export const user = z.object({
  id: z.int(),
  /** The number that a member gives to customer service. */
  uid: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** The address that waits for the link in its email to be followed; null when none does. */
  pending_email: z.string().nullable(),
  image: z.string().nullable(),
  birthday: day.nullable(),
  /** 0 member, 1 VIP, 2 VVIP. */
  vip: z.int(),
  vipDue: day.nullable(),
  /** What counts towards a level: goods of finished orders in the last 365 days (D-35). */
  vip_spending: amount,
  /** From which spending the next level is reached; null at the highest. */
  vip_next_at: amount.nullable(),
  confirmed: z.boolean(),
  accept_marketing_sms: z.boolean(),
  shopping_point: z.int(),
  pointAmount: z.int(),
  shopping_point_expired_at: instant.nullable(),
  pointExpire: instant.nullable(),
  /** When the account will be closed, because the member asked for it; null while nobody did. */
  closing_at: instant.nullable(),
  constants: shopConstants,
})
export type User = z.infer<typeof user>

/** A visitor is then answered with the same body under 200: a browser notes every 401 as an error in its console. */
const quietly = z.literal('true').optional()

const find = memberCall
  .route({ method: 'GET', path: '/api/v1/user', summary: 'The signed-in member; a visitor gets the constants in the error' })
  .input(z.object({ locale: localeAsked, quiet: quietly }).optional())
  .output(user)

const changes = z.object({
  email: z.email('email').max(200, 'tooLong').optional(),
  accept_marketing_sms: z.boolean().optional(),
  /** Accepted once, while the member has none (D-36). */
  birthday: z.iso.date('date').optional(),
})

const change = memberChange
  .route({
    method: 'PUT',
    path: '/api/v1/user',
    summary: 'Change e-mail, marketing consent or birthday; the e-mail only after signing in lately',
  })
  .errors(refusals('reauthentication_needed'))
  .input(z.object({ user: changes.refine((asked) => Object.keys(asked).length > 0, 'required') }))
  .output(updateDone.extend({ user }))

export const userCalls = { find, change }
