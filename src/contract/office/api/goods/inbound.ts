import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { day, idInBody, idInPath, instant, lineUpTo, textUpTo, word } from '#contract/shared/fields.ts'
import { inboundVerdicts } from '#rules/catalog/inbound.ts'
import { staffCall, staffChange, staffChangeWithKeys } from '../office-call.ts'
import { holding, unitCost } from './stock.ts'

const head = z.object({
  id: z.int(),
  supplier: z.string(),
  expected_on: day.nullable(),
  note: z.string(),
  created_by: z.string(),
  created_at: instant,
  closed_at: instant.nullable(),
  closed_by: z.string().nullable(),
})

const row = head.extend({ lines: z.int(), expected: z.int(), counted: z.int(), received: z.int() })
export type InboundRow = z.infer<typeof row>

const line = z.object({
  id: z.int(),
  product: z.object({
    id: z.int(),
    name: z.string(),
    picture: z.string(),
    shelf: z.string().nullable(),
    barcode: z.string().nullable(),
    lots_followed: z.boolean(),
  }),
  expected: z.int(),
  /** Units that were found, put into stock or not. */
  counted: z.int(),
  /** Units that were put into stock, less what was taken back. */
  received: z.int(),
  lot: z.string().nullable(),
  expires_on: day.nullable(),
  /** In hundredths of a TWD, for whoever may see it; null for others. */
  unit_cost_cents: z.int().nullable(),
})
export type InboundLineShown = z.infer<typeof line>

const delivery = head.extend({
  lines: z.array(line),
  /** Parcels that hold preorders which come with it, the oldest first. */
  preorders: z.array(holding),
})
export type InboundDelivery = z.infer<typeof delivery>

const id = idInPath
const supplier = lineUpTo(80).min(1, 'required')
const about = { supplier, expected_on: day.nullable().default(null), note: lineUpTo(300).default('') }
const lotNumber = lineUpTo(40).toUpperCase().min(1, 'required')

const lineSaid = z.object({
  expected: z.int('integer').min(0, 'invalid').max(100_000, 'invalid'),
  /** As it stands on the goods; null while nobody knows. */
  lot: z.object({ number: lotNumber, expires_on: day }).nullable().default(null),
  /** For whoever may set prices; left out, it stays. */
  unit_cost_cents: unitCost.nullable().optional(),
})

const scan = z.object({
  seq: z.int().min(1, 'integer'),
  /** As it was read; empty where a line is named instead. */
  code: textUpTo(100).default(''),
  line: idInBody.nullable().default(null),
  /** With a line: so many more of it, or fewer. */
  units: z.int().min(-100_000, 'invalid').max(100_000, 'invalid').default(1),
  at: instant,
})

const scanned = z.object({
  verdicts: z.array(z.object({ seq: z.int(), verdict: z.enum(inboundVerdicts), line: z.int().nullable(), name: z.string().nullable() })),
  lines: z.array(z.object({ id: z.int(), counted: z.int() })),
})
export type InboundScanned = z.infer<typeof scanned>

/** Deliveries that come in: what was ordered, and what of it has come. */
export const inboundApi = {
  list: staffCall('stock.view')
    .route({ method: 'GET', path: '/office/api/v1/stock/deliveries', summary: 'Deliveries that are awaited, or that have come' })
    .input(z.object({ view: z.enum(['open', 'closed']).default('open'), cursor: word.optional() }))
    .output(z.object({ rows: z.array(row), next: z.string().nullable() })),
  find: staffCall('stock.view')
    .route({ method: 'GET', path: '/office/api/v1/stock/deliveries/{id}', summary: 'A delivery, line by line' })
    .errors(refusals('not_found'))
    .input(z.object({ id }))
    .output(delivery),
  create: staffChange('stock.move')
    .route({ method: 'POST', path: '/office/api/v1/stock/deliveries', summary: 'Write down a delivery that is to come' })
    .input(z.object(about))
    .output(z.object({ id: z.int() })),
  change: staffChange('stock.move')
    .route({ method: 'PUT', path: '/office/api/v1/stock/deliveries/{id}', summary: 'Change whose a delivery is, and when it comes' })
    .errors(refusals('not_found', 'delivery_closed'))
    .input(z.object({ id, ...about }))
    .output(z.object({ status: z.enum(['changed', 'same']) })),
  addLine: staffChange('stock.move')
    .route({ method: 'POST', path: '/office/api/v1/stock/deliveries/{id}/lines', summary: 'A product that comes with a delivery' })
    .errors(refusals('not_found', 'product_not_found', 'delivery_closed'))
    .input(z.object({ id, /** Its number or its bar code. */ product: lineUpTo(40).min(1, 'required') }).extend(lineSaid.shape))
    .output(z.object({ id: z.int() })),
  changeLine: staffChange('stock.move')
    .route({
      method: 'PUT',
      path: '/office/api/v1/stock/deliveries/{id}/lines/{line}',
      summary: 'How many of it, in which lot, at which cost',
    })
    .errors(refusals('not_found', 'delivery_closed'))
    .input(z.object({ id, line: idInPath }).extend(lineSaid.shape))
    .output(z.object({ status: z.enum(['changed', 'same']) })),
  removeLine: staffChange('stock.move')
    .route({ method: 'DELETE', path: '/office/api/v1/stock/deliveries/{id}/lines/{line}', summary: 'A line of which nothing was counted' })
    .errors(refusals('not_found', 'delivery_closed', 'line_counted'))
    .input(z.object({ id, line: idInPath }))
    .output(z.object({ status: z.literal('removed') })),
  scan: staffChangeWithKeys('stock.move')
    .route({
      method: 'POST',
      path: '/office/api/v1/stock/deliveries/{id}/scans',
      summary: 'What a device has counted of a delivery, in order',
    })
    .errors(refusals('not_found'))
    .input(
      z.object({
        id,
        device_key: textUpTo(64).regex(/^[A-Za-z0-9-]{8,}$/, 'invalid'),
        scans: z.array(scan).min(1, 'required').max(200, 'tooMany'),
      }),
    )
    .output(scanned),
  receive: staffChange('stock.move')
    .route({
      method: 'POST',
      path: '/office/api/v1/stock/deliveries/{id}/receive',
      summary: 'Put into stock what was counted and is not there yet',
    })
    .errors(refusals('not_found', 'delivery_closed', 'lot_required', 'expiry_unlikely'))
    .input(
      z.object({
        id,
        /** Nothing more comes: what is missing is missing. */
        close: z.boolean().default(false),
        /** An unlikely day of expiry was looked at again. */
        confirmed: z.boolean().default(false),
      }),
    )
    .output(z.object({ received: z.int(), closed: z.boolean() })),
}
