import * as z from 'zod'
import { memberCall, openCall } from '#contract/shared/call.ts'
import { word } from '#contract/shared/fields.ts'

const check = openCall
  .route({
    method: 'GET',
    path: '/api/v1/carriers/{code}',
    summary: 'Whether a mobile barcode exists in the tax office’s register',
    description: 'The leading slash of the barcode is sent as %2F or left out.',
  })
  .input(z.object({ code: word.transform((code) => (code.startsWith('/') ? code : `/${code}`)) }))
  .output(z.object({ isExist: z.boolean() }))

export const carriers = { check }

const preferences = z.object({ member: z.string().nullable(), mobile: z.string().nullable(), citizen: z.string().nullable() })
export type InvoicePreferences = z.infer<typeof preferences>

const find = memberCall
  .route({ method: 'GET', path: '/api/v2/user/invoices', summary: 'Where the member’s invoices went last' })
  .output(z.object({ invoices: preferences }))

export const invoicePreferences = { find }
