import * as z from 'zod'
import { staffCall } from '../office-call.ts'

const lost = z.object({
  tag: z.string(),
  /** Of a tag that stays, what of it falls away; null where the tag itself does. */
  attribute: z.string().nullable(),
  times: z.int(),
})
export type LostPart = z.infer<typeof lost>

export const textsApi = {
  clean: staffCall('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/texts/clean',
      summary: 'What is left of a text with HTML once it is saved, and what falls away',
    })
    .input(z.object({ html: z.string().max(200_000, 'tooLong') }))
    .output(z.object({ clean: z.string(), lost: z.array(lost) })),
}
