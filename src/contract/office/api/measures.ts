import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInPath, lineUpTo } from '#contract/shared/fields.ts'
import { isBarcode } from '#rules/catalog/barcode.ts'
import { staffChange } from './office-call.ts'

/** 儲位: by it pick lists are ordered. */
const shelf = lineUpTo(12)
  .toUpperCase()
  .regex(/^[A-Z0-9-]+$/, 'invalid')

const barcode = lineUpTo(20).toUpperCase().refine(isBarcode, 'invalid')

const side = z.int().min(1, 'invalid').max(3000, 'invalid')

/** What a product is to those who pick and pack it. */
export const measuresApi = {
  change: staffChange('products.measures')
    .route({
      method: 'PUT',
      path: '/office/api/v1/products/{id}/measures',
      summary: 'Where a product lies, its missing bar code, its weight and its sides; what is left out stays',
    })
    .errors(refusals('product_not_found', 'code_taken', 'has_code'))
    .input(
      z.object({
        id: idInPath,
        shelf: shelf.nullable().optional(),
        barcode: barcode.optional(),
        weight_g: z.int().min(1, 'invalid').max(100_000, 'invalid').nullable().optional(),
        sides_mm: z.tuple([side, side, side]).nullable().optional(),
      }),
    )
    .output(z.object({ status: z.enum(['changed', 'same']) })),
}
