import { mergeIngredients, removeIngredient, type IngredientInUse } from '#server/catalog/products/ingredients/merge-ingredients.ts'
import { findIngredient, findUnknownNames, listIngredients } from '#server/catalog/products/ingredients/read-ingredients.ts'
import { changeIngredient, makeIngredient, type IngredientRefusal } from '#server/catalog/products/ingredients/save-ingredient.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff, staffLists } from '#server/platform/office/office-procedures.ts'
import { inDraft } from '#texts/office/goods/ingredients.ts'

const { ingredients } = staff

export const ingredientRoutes = {
  list: staffLists.ingredients.list.handler(async ({ context: { shop } }) => ({ ingredients: await listIngredients(shop.database.db) })),

  unknown: ingredients.unknown.handler(({ context: { shop } }) => findUnknownNames(shop.database.db)),

  find: ingredients.find.handler(async ({ context: { shop }, input: { id } }) => {
    const found = await findIngredient(shop.database.db, id)
    if (!found) throw problem({ status: 'ingredient_not_found' })
    return found
  }),

  make: ingredients.make.handler(async ({ context: { shop, actor }, input: { ingredient } }) => {
    const made = await makeIngredient(shop, { actor, ingredient })
    if (!made.ok) throw ingredientProblem(made.refusal)
    return made.value
  }),

  change: ingredients.change.handler(async ({ context: { shop, actor }, input }) => {
    const changed = await changeIngredient(shop, { actor, ...input })
    if (!changed.ok) throw ingredientProblem(changed.refusal)
    return changed.value
  }),

  merge: ingredients.merge.handler(async ({ context: { shop, actor }, input }) => {
    const merged = await mergeIngredients(shop, { actor, ...input })
    if (!merged.ok) throw ingredientProblem(merged.refusal)
    return merged.value
  }),

  remove: ingredients.remove.handler(async ({ context: { shop, actor, language }, input }) => {
    const removed = await removeIngredient(shop, { actor, ...input })
    if (!removed.ok)
      throw removed.refusal.code === 'ingredient_in_use' ? inUse(removed.refusal, language) : ingredientProblem(removed.refusal)
    return removed.value
  }),
}

/** Where its name has to go first. */
function inUse({ by }: IngredientInUse, language: Language) {
  const names = by.map(({ name, isDraft }) => inLanguage(isDraft ? inDraft(name) : name, language))
  return problem({ status: 'ingredient_in_use', details: { names } })
}

function ingredientProblem(refusal: IngredientRefusal | { code: 'same_ingredient' }) {
  switch (refusal.code) {
    case 'unknown_ingredient':
      return problem({ status: 'ingredient_not_found' })
    case 'too_many':
      return problem({ status: 'too_many_ingredients' })
    case 'same_ingredient':
      return problem({ status: 'same_ingredient' })
    case 'slug_taken':
      return problem({ status: 'validation_error', details: { errors: { 'ingredient.slug': 'ingredientSlugTaken' } } })
    case 'name_taken':
      return problem({ status: 'validation_error', details: { errors: { [`ingredient.${refusal.field}`]: 'ingredientNameTaken' } } })
    case 'nothing':
      return problem({ status: 'validation_error', details: { errors: { [`ingredient.${refusal.field}`]: 'required' } } })
    case 'edit_conflict': {
      const { by, at, present, version } = refusal
      return problem({ status: 'edit_conflict', details: { by, at: at.toISOString(), present, version } })
    }
  }
}
