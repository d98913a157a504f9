import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInPath, lineUpTo } from '#contract/shared/fields.ts'
import { staffCall, staffChange } from '../office-call.ts'

const claim = z.object({ word: z.string(), law: z.object({ zh: z.string(), en: z.string() }) })

/** Words that claim a medical effect (醫療效能字詞), and who has confirmed them (GDS-29). */
export const claimsApi = {
  list: staffCall('products.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/claims',
      summary: 'Words that claim a medical effect, each with the law that forbids it',
    })
    .output(z.object({ words: z.array(claim) })),
  confirm: staffChange('products.publish')
    .route({
      method: 'POST',
      path: '/office/api/v1/products/{id}/claims',
      summary: 'Say that a product may be published with these words; the audit keeps who said so',
    })
    .errors(refusals('product_not_found'))
    .input(z.object({ id: idInPath, words: z.array(lineUpTo(40).min(1, 'required')).min(1, 'tooFew').max(100, 'tooMany') }))
    .output(z.object({ status: z.literal('done') })),
}
