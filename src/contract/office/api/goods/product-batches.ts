import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInBody, idInPath, instant } from '#contract/shared/fields.ts'
import { mostProducts } from '#rules/catalog/bulk/bulk-move.ts'
import { staffCall, staffChange } from '../office-call.ts'
import { batchMove, bulkMove } from './bulk-move.ts'
import { productsMeant } from './products-meant.ts'

const text = z.object({ zh: z.string(), en: z.string() })

/** `tried`: nothing is written yet. */
const batchStates = ['tried', 'applying', 'done', 'undoing', 'undone'] as const
/** `same`: there is nothing to change; `kept`: it was not taken back, because somebody has changed the product since. */
const rowStates = ['ready', 'same', 'refused', 'done', 'undone', 'kept'] as const

const batch = z.object({
  id: z.int(),
  move: batchMove,
  by: z.string(),
  is_own: z.boolean(),
  state: z.enum(batchStates),
  tried_at: instant,
  applied_at: instant.nullable(),
  undone_at: instant.nullable(),
  /** Until when it can be taken back; null where it cannot, or not by this person. */
  undo_until: instant.nullable(),
  counts: z.record(z.enum(rowStates), z.int()),
})
export type ProductBatch = z.infer<typeof batch>

const row = z.object({
  id: z.int(),
  name: text,
  preview: z.string(),
  /** By the names of the fields that the move changes. */
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  state: z.enum(rowStates),
  /** Why nothing is done with it, or why it was not taken back, in words. */
  why: z.string().nullable(),
})
export type ProductBatchRow = z.infer<typeof row>

const ofBatch = z.object({ batch: idInPath })

/** Bulk moves: tried first, written only when they are applied, and taken back within thirty days (GDS-05 to GDS-09). */
export const productBatchesApi = {
  select: staffChange('products.view')
    .route({
      method: 'POST',
      path: '/office/api/v1/product-selections',
      summary: 'Fix which products are selected, for half an hour: some by their ids, or all of a filter up to 5,000',
    })
    .errors(refusals('selection_empty'))
    .input(
      z.object({
        ids: z.array(idInBody).max(mostProducts, 'tooMany').optional(),
        products: productsMeant.optional(),
      }),
    )
    .output(z.object({ id: z.int(), count: z.int(), /** There were more. */ capped: z.boolean() })),
  try: staffChange('products.view')
    .route({
      method: 'POST',
      path: '/office/api/v1/products/bulk/try',
      summary: 'What a move would do with each of the selected products, and which of them refuse it; nothing of them is changed',
    })
    .errors(refusals('selection_ended'))
    .input(z.object({ selection: idInBody, move: bulkMove }))
    .output(z.object({ id: z.int() })),
  apply: staffChange('products.view')
    .route({
      method: 'POST',
      path: '/office/api/v1/products/bulk/{batch}/apply',
      summary: 'Do what was tried, 500 products in a transaction; a product that is not as it was then is left out',
    })
    .errors(refusals('not_found'))
    .input(ofBatch)
    .output(batch),
  undo: staffChange('products.view')
    .route({
      method: 'POST',
      path: '/office/api/v1/products/bulk/{batch}/undo',
      summary: 'Within 30 days give every product its old value back that nobody has changed since',
    })
    .errors(refusals('not_found', 'undo_over'))
    .input(ofBatch)
    .output(batch),
  find: staffCall('products.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/product-batches/{batch}',
      summary: 'How far a batch is, with old and new value of each product; those that refuse come first',
    })
    .errors(refusals('not_found'))
    .input(ofBatch.extend({ after: z.coerce.number<number>().int().min(0).catch(0).default(0) }))
    .output(batch.extend({ rows: z.array(row), /** Where the next rows begin; null at the end. */ next: z.int().nullable() })),
  list: staffCall('products.view')
    .route({ method: 'GET', path: '/office/api/v1/product-batches', summary: 'Bulk moves of the last 30 days, the newest first' })
    .output(z.object({ batches: z.array(batch) })),
}
