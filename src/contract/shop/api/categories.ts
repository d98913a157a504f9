import * as z from 'zod'
import { openCall, refusals } from '#contract/shared/call.ts'
import { idInPath, localeAsked } from '#contract/shared/fields.ts'
import { listedCard } from './products.ts'

/** `slug`: what its address carries behind the number; left out where it carries nothing. */
const named = z.object({ id: z.int(), name: z.string(), slug: z.string().optional() })

export const category = named.extend({ sub_categories: z.array(named) })
export type Category = z.infer<typeof category>

export const categoryPage = z.object({
  id: z.int(),
  name: z.string(),
  cover_url: z.string().nullable(),
  mobile_cover_url: z.string().nullable(),
  slug: z.string().optional(),
  /** What stands above the list, in lines; like the next two left out where nothing was said. */
  text: z.string().optional(),
  search_title: z.string().optional(),
  search_text: z.string().optional(),
  products: z.array(listedCard),
})
export type CategoryPage = z.infer<typeof categoryPage>

const list = openCall
  .route({ method: 'GET', path: '/api/v1/categories', summary: 'The menu of categories' })
  .input(z.object({ locale: localeAsked }).optional())
  .output(z.object({ categories: z.array(category) }))

const find = openCall
  .route({ method: 'GET', path: '/api/v1/categories/{id}', summary: 'One category with its products' })
  .errors(refusals('category_not_found'))
  .input(z.object({ id: idInPath }))
  .output(categoryPage)

/** What a main category can be recognised by, beside its name. */
const pictures = openCall
  .route({ method: 'GET', path: '/api/v1/category_pictures', summary: 'A picture for each main category: that of its first product' })
  .output(z.object({ pictures: z.array(z.object({ category_id: z.int(), preview: z.string() })) }))

export const categories = { list, find, pictures }
