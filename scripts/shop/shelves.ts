import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import type { CategoryChange, NewCategory } from '#server/catalog/products/shelves/category-shape.ts'
import { changeCategory as change, type CategoryChangeRefusal } from '#server/catalog/products/shelves/change-category.ts'
import { createCategory as create } from '#server/catalog/products/shelves/create-category.ts'
import { setPicturesOfProduct, type Pictures } from '#server/catalog/products/shelves/set-pictures-of-product.ts'
import { setShelvesOfProduct, type Shelves } from '#server/catalog/products/shelves/set-shelves-of-product.ts'
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

export const setShelves = command({
  takes: ['product', 'shelves'],
  input: z.object({ product: amount, shelves: json, actor }),
  does: 'Puts a product into these categories and no others. The shelves are JSON such as [{"category":4},{"category":9,"position":0}]; without a position it stays where it stands there, or comes last.',
  async run(shop, { product, shelves, actor: id }) {
    const set = await setShelvesOfProduct(shop, { actor: { kind: 'staff', id }, product, shelves: shelves as Shelves })
    if (set.ok)
      return ok(`Product ${product} stood in ${JSON.stringify(set.value.before)} and stands in ${JSON.stringify(set.value.after)} now.`)
    const { refusal } = set
    switch (refusal.code) {
      case 'wrong_value':
        return refuse(refusal.why)
      case 'unknown_product':
        return refuse(noProduct(product))
      case 'unknown_category':
        return refuse(noCategory(refusal.category))
    }
  },
})

export const setPictures = command({
  takes: ['product', 'pictures'],
  input: z.object({ product: amount, pictures: json, actor }),
  does: 'Gives a product these pictures and no others, in this order; the first is the preview. They are JSON such as [{"url":"/media/products/soap.3f9c2a1b77de.webp","alt_zh":"手工皂"}].',
  async run(shop, { product, pictures, actor: id }) {
    const set = await setPicturesOfProduct(shop, { actor: { kind: 'staff', id }, product, pictures: pictures as Pictures })
    if (!set.ok) return refuse(set.refusal.code === 'unknown_product' ? noProduct(product) : set.refusal.why)
    const { before, after } = set.value
    return ok(`Product ${product} was ${JSON.stringify(before)} and is ${JSON.stringify(after)} now.`)
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
const noProduct = (product: number) => `Nothing was done: there is no product ${product}.`
