import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInPath } from '#contract/shared/fields.ts'
import { columns, savedView, viewName, viewQuery } from '../lists.ts'
import { staffCall, staffChange } from '../office-call.ts'

/** `everybody`: for every role, and only with `products.publish` (GDS-04). */
const said = z.object({
  name: viewName,
  query: viewQuery,
  columns: columns.nullable().default(null),
  everybody: z.boolean().default(false),
})
const done = z.object({ status: z.literal('done') })

/** Views of the list of products, and how its columns stand. */
export const productViewsApi = {
  list: staffCall('products.view')
    .route({ method: 'GET', path: '/office/api/v1/product-views', summary: 'Views of the list of products that this person sees' })
    .output(z.object({ views: z.array(savedView), columns: columns.nullable() })),
  save: staffChange('products.view')
    .route({ method: 'POST', path: '/office/api/v1/product-views', summary: 'Keep a view under a name, for oneself or for everybody' })
    .input(said)
    .output(z.object({ id: z.int() })),
  change: staffChange('products.view')
    .route({ method: 'PATCH', path: '/office/api/v1/product-views/{id}', summary: 'Change a view' })
    .errors(refusals('not_found', 'edit_conflict'))
    .input(said.extend({ id: idInPath, version: z.int() }))
    .output(z.object({ version: z.int() })),
  remove: staffChange('products.view')
    .route({ method: 'DELETE', path: '/office/api/v1/product-views/{id}', summary: 'Put a view away; it can be had back for 30 days' })
    .errors(refusals('not_found'))
    .input(z.object({ id: idInPath }))
    .output(done),
  restore: staffChange('products.view')
    .route({ method: 'POST', path: '/office/api/v1/product-views/{id}/restore', summary: 'Have a view back that was put away' })
    .errors(refusals('not_found'))
    .input(z.object({ id: idInPath }))
    .output(done),
  arrange: staffChange('products.view')
    .route({
      method: 'PUT',
      path: '/office/api/v1/product-columns',
      summary: 'How the columns of the list of products stand, for this person',
    })
    .input(columns)
    .output(done),
}
