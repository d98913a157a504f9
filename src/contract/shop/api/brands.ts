import * as z from 'zod'
import { openCall, refusals } from '#contract/shared/call.ts'
import { word } from '#contract/shared/fields.ts'
import { listedCard } from './products.ts'

export const brandPage = z.object({
  id: z.int(),
  /** Its name in addresses. */
  slug: z.string(),
  name: z.string(),
  /** A picture; left out where there is none. */
  logo: z.string().optional(),
  /** What stands above the list, in lines; left out where nothing was said. */
  text: z.string().optional(),
  /** Its goods, what sells best first, up to 200. */
  products: z.array(listedCard),
  /** How many there are. */
  total: z.int(),
})
export type BrandPage = z.infer<typeof brandPage>

const find = openCall
  .route({ method: 'GET', path: '/api/v1/brands/{slug}', summary: 'One brand with its products' })
  .errors(refusals('brand_not_found'))
  .input(z.object({ slug: word }))
  .output(brandPage)

export const brands = { find }
