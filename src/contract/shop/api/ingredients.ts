import * as z from 'zod'
import { openCall, refusals } from '#contract/shared/call.ts'
import { word } from '#contract/shared/fields.ts'
import { listedCard } from './products.ts'

export const ingredientPage = z.object({
  id: z.int(),
  /** Its name in addresses. */
  slug: z.string(),
  name: z.string(),
  /** As INCI has it, or what food is called in English. */
  inci: z.string(),
  /** By what else labels name it. */
  other_names: z.array(z.string()),
  /** What stands above the list, in lines; left out where nothing was said. */
  note: z.string().optional(),
  /** What is made of it, what sells best first, up to 200. */
  products: z.array(listedCard),
  /** How many there are. */
  total: z.int(),
})
export type IngredientPage = z.infer<typeof ingredientPage>

const find = openCall
  .route({ method: 'GET', path: '/api/v1/ingredients/{slug}', summary: 'One ingredient with the products whose labels name it' })
  .errors(refusals('ingredient_not_found'))
  .input(z.object({ slug: word }))
  .output(ingredientPage)

export const ingredients = { find }
