import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInPath, instant, lineUpTo, linesUpTo, textUpTo } from '#contract/shared/fields.ts'
import { staffCall, staffChange } from '../office-call.ts'

/** An ingredient as it is written, all of it at once. */
export const ingredientSaid = z.strictObject({
  /** As INCI has it, or what food is called in English. */
  name_inci: lineUpTo(120).min(1, 'required'),
  name_zh: lineUpTo(60),
  /** Its name in addresses. */
  slug: textUpTo(80)
    .min(1, 'required')
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slugForm'),
  /** By what else labels name it. */
  aliases: z.array(lineUpTo(120).min(1)).max(50, 'tooMany'),
  /** What stands above its goods. */
  note_zh: linesUpTo(1000),
  note_en: linesUpTo(1000),
})
export type IngredientSaid = z.infer<typeof ingredientSaid>

const row = z.object({
  id: z.int(),
  name: z.object({ zh: z.string(), en: z.string() }),
  slug: z.string(),
  aliases: z.array(z.string()),
  /** How many products name it, and how many of these are on sale. */
  products: z.int(),
  on_sale: z.int(),
})
export type IngredientRow = z.infer<typeof row>

/** As it stands: one that others became may have more names than one may write. */
const stands = ingredientSaid.extend({ aliases: z.array(z.string()) })

const ingredient = z.object({ id: z.int(), version: z.int(), said: stands, changed_at: instant })
export type OfficeIngredient = z.infer<typeof ingredient>

/** A name on labels that nobody knows yet, as the label writes it. */
const unknownName = z.object({
  name: z.string(),
  products: z.int(),
  /** One of them. */
  example: z.object({ id: z.int(), name: z.object({ zh: z.string(), en: z.string() }) }),
})
export type UnknownIngredient = z.infer<typeof unknownName>

const ofIngredient = z.object({ id: idInPath })
const saved = z.object({ id: z.int(), version: z.int(), changed: z.array(z.string()) })

export const ingredientsApi = {
  list: staffCall('products.view')
    .route({ method: 'GET', path: '/office/api/v1/ingredients', summary: 'Every ingredient by its name' })
    .output(z.object({ ingredients: z.array(row) })),
  unknown: staffCall('products.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/unknown_ingredients',
      summary: 'Names on labels that are no ingredient’s, the most frequent first',
    })
    .output(z.object({ names: z.array(unknownName), total: z.int() })),
  find: staffCall('products.view')
    .route({ method: 'GET', path: '/office/api/v1/ingredients/{id}', summary: 'Everything of one ingredient' })
    .errors(refusals('ingredient_not_found'))
    .input(ofIngredient)
    .output(ingredient),
  make: staffChange('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/ingredients',
      summary: 'Add an ingredient; labels that name it are known to from then on',
    })
    .errors(refusals('too_many_ingredients'))
    .input(z.strictObject({ ingredient: ingredientSaid }))
    .output(saved),
  change: staffChange('products.texts')
    .route({ method: 'PUT', path: '/office/api/v1/ingredients/{id}', summary: 'Change an ingredient, all of it at once' })
    .errors(refusals('ingredient_not_found', 'edit_conflict'))
    .input(ofIngredient.extend({ version: z.int(), ingredient: ingredientSaid }))
    .output(saved),
  merge: staffChange('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/ingredients/{id}/merge',
      summary: 'Make all names of an ingredient those of another, whose page its address leads to from then on',
    })
    .errors(refusals('ingredient_not_found', 'edit_conflict', 'same_ingredient'))
    .input(ofIngredient.extend({ version: z.int(), into: z.int() }))
    .output(z.object({ into: z.int(), names: z.int() })),
  remove: staffChange('products.texts')
    .route({
      method: 'DELETE',
      path: '/office/api/v1/ingredients/{id}',
      summary: 'Take an ingredient out; labels keep its name as one that nobody knows',
    })
    .errors(refusals('ingredient_not_found', 'edit_conflict', 'ingredient_in_use'))
    .input(ofIngredient.extend({ version: z.coerce.number<number>().int() }))
    .output(z.object({ removed: ingredientSaid })),
}
