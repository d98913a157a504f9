import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { day, idInBody, idInPath, instant, lineUpTo, textUpTo, word } from '#contract/shared/fields.ts'
import { staffCall, staffChange, staffChangeWithKeys } from '../office-call.ts'

const head = z.object({
  id: z.int(),
  name: z.string(),
  shows_expected: z.boolean(),
  started_by: z.string(),
  started_at: instant,
  booked_by: z.string().nullable(),
  booked_at: instant.nullable(),
})
const row = head.extend({ lines: z.int(), counted: z.int() })
export type StocktakeRow = z.infer<typeof row>

const line = z.object({
  id: z.int(),
  product: z.object({ id: z.int(), name: z.string(), picture: z.string(), shelf: z.string().nullable(), barcode: z.string().nullable() }),
  lot: z.object({ number: z.string(), expires_on: day }).nullable(),
  /** 1, or 2 where it is counted a second time. */
  round: z.int(),
  /** What who asks has counted of it in this round; null: nothing yet. */
  mine: z.int().nullable(),
  /** What others have. */
  others: z.int().nullable(),
  /** A large difference: it is to be counted once more. */
  needs_second: z.boolean(),
  /** What the ledger said when it was counted; null where it is hidden, and before. */
  expected: z.int().nullable(),
  difference: z.int().nullable(),
  counters: z.array(z.string()),
})
export type StocktakeLine = z.infer<typeof line>

const stocktake = head.extend({
  lines: z.array(line),
  /** Who asks may book it: has `stock.correct`, and did not count alone. */
  may_book: z.boolean(),
})
export type Stocktake = z.infer<typeof stocktake>

const covers = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('category'), category: idInBody }),
  z.object({ kind: z.literal('shelf'), /** Every shelf that begins so. */ shelf: lineUpTo(12).toUpperCase().min(1, 'required') }),
  z.object({
    kind: z.literal('products'),
    /** Their numbers or bar codes. */
    products: z.array(lineUpTo(40).min(1, 'required')).min(1, 'required').max(500, 'tooMany'),
  }),
])
export type StocktakeCovers = z.infer<typeof covers>

const mark = z.object({
  seq: z.int().min(1, 'integer'),
  line: idInBody,
  round: z.literal([1, 2]),
  kind: z.enum(['add', 'set']),
  units: z.int().min(-100_000, 'invalid').max(1_000_000, 'invalid'),
  /** By the clock of the device. */
  at: instant,
})

export const stocktakeVerdicts = ['counted', 'late', 'closed', 'unknown'] as const

/** Counts of what lies in the house. */
export const stocktakesApi = {
  list: staffCall('stock.view')
    .route({ method: 'GET', path: '/office/api/v1/stock/counts', summary: 'Counts that are under way, or booked' })
    .input(z.object({ view: z.enum(['open', 'booked']).default('open'), cursor: word.optional() }))
    .output(z.object({ rows: z.array(row), next: z.string().nullable() })),
  find: staffCall('stock.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/stock/counts/{id}',
      summary: 'A count, line by line; `review` shows the differences to who may book it',
    })
    .errors(refusals('not_found'))
    .input(z.object({ id: idInPath, review: z.enum(['true', 'false']).default('false') }))
    .output(stocktake),
  start: staffChange('stock.move')
    .route({ method: 'POST', path: '/office/api/v1/stock/counts', summary: 'Begin a count of a category, a shelf, some products or all' })
    .errors(refusals('product_not_found', 'nothing_to_count'))
    .input(z.object({ name: lineUpTo(80).min(1, 'required'), covers, shows_expected: z.boolean().default(false) }))
    .output(z.object({ id: z.int() })),
  mark: staffChangeWithKeys('stock.move')
    .route({ method: 'POST', path: '/office/api/v1/stock/counts/{id}/marks', summary: 'What a device has counted, in order' })
    .errors(refusals('not_found'))
    .input(
      z.object({
        id: idInPath,
        device_key: textUpTo(64).regex(/^[A-Za-z0-9-]{8,}$/, 'invalid'),
        /** By the clock of the device, which may go wrong. */
        sent_at: instant,
        marks: z.array(mark).min(1, 'required').max(200, 'tooMany'),
      }),
    )
    .output(z.object({ verdicts: z.array(z.object({ seq: z.int(), verdict: z.enum(stocktakeVerdicts), line: z.int() })) })),
  book: staffChange('stock.correct')
    .route({ method: 'POST', path: '/office/api/v1/stock/counts/{id}/book', summary: 'Book the differences of a count and end it' })
    .errors(refusals('not_found', 'same_person', 'second_count_needed', 'count_below_reserved', 'nothing_counted'))
    .input(z.object({ id: idInPath }))
    .output(z.object({ booked: z.int() })),
}
