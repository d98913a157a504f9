import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { amount, instant, lineUpTo, word } from '#contract/shared/fields.ts'
import { carrierTypes } from '#rules/invoices/invoice.ts'
import { staffCall, staffChange } from '../office-call.ts'

const line = lineUpTo(200).nullish()

/** How an invoice is to be issued, as at the checkout: `carrier` is the barcode, certificate, e-mail or donation code. */
const wishAsked = z.object({
  carrier_type: z.enum(carrierTypes),
  carrier: line,
  /** Title of the buyer's company, and its tax ID. */
  name: line,
  receipt: line,
  /** Where a paper invoice goes. */
  address: line,
})

const text = z.string().nullable()

const invoice = z.object({
  number: z.string(),
  kind: z.enum(['b2c', 'b2b', 'donate', 'paper']),
  status: z.enum(['issued', 'voided', 'allowance']),
  amount: amount.nullable(),
  tax_id: text,
  issued_at: instant,
  voided_at: instant.nullable(),
  /** It is to be voided, and the platform has not answered yet. */
  under_way: z.boolean(),
  /** What was taken off it, oldest first. */
  allowances: z.array(z.object({ number: z.string(), amount, at: instant })),
})

const invoices = z.object({
  /** How the invoice stands: to come, open to be issued anew, closed, or none to come. */
  standing: z.enum(['missing', 'open', 'closed', 'none']),
  wish: z.object({ carrier_type: z.enum(carrierTypes), carrier: text, name: text, receipt: text, address: text }),
  /** Every invoice of the order, oldest first; those that were voided too. */
  invoices: z.array(invoice),
  /** What the platform said when it refused, and the field that it is about. */
  refusal: z
    .object({ code: z.string(), says: z.string(), at: instant, field: z.enum(['carrier', 'name', 'receipt', 'address']) })
    .nullable(),
  moves: z.array(z.enum(['issue_invoice', 'reissue_invoice'])),
})
export type InvoicesOfOrder = z.infer<typeof invoices>

const numbered = z.object({ number: word })
/** Null where the order has none, since it costs nothing. */
const issued = z.object({ status: z.literal('issued'), invoice: z.string().nullable() })
const platform = ['invoice_refused', 'invoice_unknown'] as const

export const invoicesApi = {
  find: staffCall('invoices.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/orders/{number}/invoices',
      summary: 'Every invoice of an order, and what the platform said of it',
    })
    .errors(refusals('invalid_order_number'))
    .input(numbered)
    .output(invoices),
  issue: staffChange('invoices.issue')
    .route({
      method: 'POST',
      path: '/office/api/v1/orders/{number}/invoice',
      summary: 'Ask the platform once more for an invoice that is to come; what it refused can be mended',
    })
    .errors(refusals('invalid_order_number', 'invoice_closed', ...platform))
    .input(numbered.extend({ wish: wishAsked.optional() }))
    .output(issued),
  reissue: staffChange('invoices.reissue')
    .route({
      method: 'POST',
      path: '/office/api/v1/orders/{number}/invoice/reissue',
      summary: 'Void an invoice and issue another one, with another carrier, donation, title or tax ID',
    })
    .errors(refusals('invalid_order_number', 'invoice_closed', ...platform))
    .input(numbered.extend({ wish: wishAsked }))
    .output(issued),
}
