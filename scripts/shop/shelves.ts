import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import type { CategoryChange, NewCategory } from '#server/catalog/products/shelves/category-shape.ts'
import { changeCategory as change, type CategoryChangeRefusal } from '#server/catalog/products/shelves/change-category.ts'
import { createCategory as create } from '#server/catalog/products/shelves/create-category.ts'
import { command } from './command.ts'
import { actor, amount, json } from './words.ts'

export const createCategory = command({
  takes: ['fields'],
  input: z.object({ fields: json, actor }),
  does: 'Takes a category into the menu. The fields are JSON named as in the database; name_zh is needed, parent_id puts it below another.',
  async run(shop, { fields, actor: id }) {
    const created = await create(shop, { actor: { kind: 'staff', id }, category: fields as NewCategory })
    return created.ok ? ok(`Category ${created.value} is in the shop.`) : refuse(whyNoCategory(created.refusal))
  },
})

export const changeCategory = command({
  takes: ['category', 'fields'],
  input: z.object({ category: amount, fields: json, actor }),
  does: 'Changes names, place, covers or visibility of a category. The fields are JSON such as {"name_en":"Hands","visible":false}.',
  async run(shop, { category, fields, actor: id }) {
    const changed = await change(shop, { actor: { kind: 'staff', id }, id: category, change: fields as CategoryChange })
    if (!changed.ok) return refuse(whyNoCategory(changed.refusal))
    const { before, after } = changed.value
    return ok(`Category ${category} was ${JSON.stringify(before)} and is ${JSON.stringify(after)} now.`)
  },
})

function whyNoCategory(refusal: CategoryChangeRefusal): string {
  switch (refusal.code) {
    case 'wrong_value':
      return refusal.why
    case 'unknown_category':
      return noCategory(refusal.category)
    case 'unknown_parent':
      return noCategory(refusal.parent)
    case 'too_deep':
      return 'Nothing was done: the menu has two levels, and no category stands below itself.'
    case 'name_taken':
      return `Nothing was done: category ${refusal.category} has that name in the same place.`
  }
}

const noCategory = (category: number) => `Nothing was done: there is no category ${category}.`
