import * as z from 'zod'
import { openCall, refusals } from '#contract/shared/call.ts'
import { amount, instant, textUpTo, word } from '#contract/shared/fields.ts'

const wanted = z.object({
  order_hashed_id: z.string(),
  amount,
  /** The account that was entered last, known by its end; null while there is none. */
  account: z.object({ bank_code: z.string(), last4: z.string(), entered_at: instant }).nullable(),
})
export type RefundAccountWanted = z.infer<typeof wanted>

const find = openCall
  .route({
    method: 'GET',
    path: '/api/v1/refund_accounts/{token}',
    summary: 'The money that waits for an account, for whoever has the link',
  })
  .errors(refusals('link_ended'))
  .input(z.object({ token: word }))
  .output(wanted)

/** What somebody typed; what is wrong with it, a rule tells (rules/payments/bank-account.ts). */
const typed = textUpTo(100)

const enter = openCall
  .route({ method: 'PUT', path: '/api/v1/refund_accounts/{token}', summary: 'Say to which account the money of an order is transferred' })
  .errors(refusals('link_ended'))
  .input(z.object({ token: word, bank_code: typed, branch: typed.default(''), number: typed, holder: typed }))
  .output(z.object({ message: z.string() }))

/** Calls of a link in a letter: nobody has to sign in for them. */
export const refundAccounts = { find, enter }
