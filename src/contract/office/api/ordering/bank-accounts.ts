import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { amount, word } from '#contract/shared/fields.ts'
import { languages } from '#rules/locale.ts'
import { staffCall, staffChange } from '../office-call.ts'

const ofNumber = z.object({ number: word })

const account = z.object({
  /** Goes with the transfer: it is refused once its buyer has entered another one. */
  id: z.int(),
  bank_code: z.string(),
  branch: z.string().nullable(),
  number: z.string(),
  holder: z.string(),
})
export type OpenedBankAccount = z.infer<typeof account>

const link = z.object({ address: z.string(), language: z.enum(languages), amount })
export type AccountLink = z.infer<typeof link>

export const bankAccountsApi = {
  open: staffCall('refunds.bank')
    .route({
      method: 'GET',
      path: '/office/api/v1/orders/{number}/bank-account',
      summary: 'The account to which the money of an order is transferred, in full; every look is kept',
    })
    .errors(refusals('invalid_order_number', 'no_account'))
    .input(ofNumber)
    .output(account),
  giveLink: staffChange('orders.money')
    .route({
      method: 'POST',
      path: '/office/api/v1/orders/{number}/bank-account/link',
      summary: 'A link under which the buyer enters the account for a refund, to be copied into a chat; shown this once',
    })
    .errors(refusals('invalid_order_number', 'no_refund_by_hand'))
    .input(ofNumber)
    .output(link),
  ask: staffChange('orders.money')
    .route({
      method: 'POST',
      path: '/office/api/v1/orders/{number}/bank-account/letter',
      summary: 'Ask the buyer by letter for the account for a refund',
    })
    .errors(refusals('invalid_order_number', 'no_refund_by_hand', 'no_address'))
    .input(ofNumber)
    .output(z.object({ status: z.literal('asked') })),
}
