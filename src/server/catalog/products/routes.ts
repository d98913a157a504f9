import { specialLists } from '#contract/shop/api/products.ts'
import type { Subject } from '#server/platform/content/subject.ts'
import type { ApiContext } from '#server/platform/http/api-context.ts'
import { viewerOf } from '#server/platform/http/viewer-of.ts'
import { cleanHtml } from '#server/platform/content/clean-html.ts'
import { shown, shownToViewer } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { findCategory } from './find-category.ts'
import { findBrandPage } from './brands/find-brand-page.ts'
import { findIngredientPage } from './ingredients/find-ingredient-page.ts'
import { findCompanions } from './relatives/find-companions.ts'
import { findProduct } from './find-product.ts'
import { listCategories } from './list-categories.ts'
import { listSpecial } from './list-special.ts'
import { goodsOfBrand, goodsOfCategory, goodsOfIngredient } from './listing/goods-of-list.ts'
import { pricesOfViewer } from './pricing/prices-of-viewer.ts'
import { listCategoryPictures } from './store.ts'

export const categoryRoutes = {
  list: shown.categories.list.handler(({ context }) => {
    context.reads('menu')
    return listCategories(context.shop, context.language)
  }),

  pictures: shown.categories.pictures.handler(async ({ context }) => {
    const rows = await listCategoryPictures(context.shop.database.db)
    context.reads('menu', 'shelves', ...rows.map(({ product_id: id }) => `product:${id}` as const))
    return { pictures: rows.map(({ category_id, preview }) => ({ category_id, preview })) }
  }),

  find: shownToViewer.categories.find.handler(async ({ context, input }) => {
    context.reads('menu', 'setting:families', `category:${input.id}`)
    const found = await findCategory(context.shop, { id: input.id, language: context.language })
    if (!found.ok) throw problem(found.refusal)
    const { sub_category_ids: below, products, linked_ids: linked, ...category } = found.value
    context.reads(...below.map((id) => `category:${id}` as const), ...products.map(subjectOf), ...linked.map((id) => subjectOf({ id })))
    context.reads(...(await goodsOfCategory(context.shop.database.db, input.id)))
    return { ...category, products: products.map(await pricesFor(context)) }
  }),
}

export const brandRoutes = {
  find: shownToViewer.brands.find.handler(async ({ context, input: { slug } }) => {
    context.reads('setting:families')
    const found = await findBrandPage(context.shop, { slug, language: context.language })
    if (!found.ok) {
      context.reads('brands')
      throw problem(found.refusal)
    }
    const { products, linked_ids: linked, ...brand } = found.value
    context.reads(`brand:${brand.id}`, ...products.map(subjectOf), ...linked.map((id) => subjectOf({ id })))
    context.reads(...(await goodsOfBrand(context.shop.database.db, brand.id)))
    return { ...brand, products: products.map(await pricesFor(context)) }
  }),
}

export const ingredientRoutes = {
  find: shownToViewer.ingredients.find.handler(async ({ context, input: { slug } }) => {
    context.reads('setting:families')
    const found = await findIngredientPage(context.shop, { slug, language: context.language })
    if (!found.ok) {
      context.reads('ingredients')
      throw problem(found.refusal)
    }
    const { products, linked_ids: linked, ...ingredient } = found.value
    context.reads(`ingredient:${ingredient.id}`, ...products.map(subjectOf), ...linked.map((id) => subjectOf({ id })))
    context.reads(...(await goodsOfIngredient(context.shop.database.db, ingredient.id)))
    return { ...ingredient, products: products.map(await pricesFor(context)) }
  }),
}

export const productRoutes = {
  find: shownToViewer.products.find.handler(async ({ context, input }) => {
    context.reads(subjectOf(input))
    const found = await findProduct(context.shop, { id: input.id, language: context.language })
    if (!found.ok) throw problem(found.refusal)
    const priced = await pricesFor(context)
    const { accessories, content, linked_ids: linked, brand_id: brandId, ...product } = found.value
    context.reads(...linked.map((id) => subjectOf({ id })))
    // Also one that is put away: it may come back.
    if (brandId !== null) context.reads(`brand:${brandId}`)
    return { ...priced(product), accessories: accessories.map(priced), content: cleanHtml(content) }
  }),

  companions: shown.products.companions.handler(async ({ context, input }) => {
    context.reads('menu', subjectOf(input))
    const found = await findCompanions(context.shop, { id: input.id, language: context.language })
    if (!found.ok) throw problem(found.refusal)
    const { ingredient_ids: ingredients, ...companions } = found.value
    context.reads(...companions.siblings.map(subjectOf), ...companions.picks.map(({ product_id: id }) => subjectOf({ id })))
    context.reads(...ingredients.map((id) => `ingredient:${id}` as const))
    return companions
  }),

  special: shownToViewer.products.special.handler(async ({ context, input }) => {
    const key = specialLists.find((special) => special === input.key)
    if (!key) throw problem({ status: 'category_not_found' })
    const { products, linked_ids: linked } = await listSpecial(context.shop, { key, rows: input.rows, language: context.language })
    context.reads(`special-${key}`, 'setting:families', ...products.map(subjectOf), ...linked.map((id) => subjectOf({ id })))
    return { products: products.map(await pricesFor(context)) }
  }),
}

function subjectOf({ id }: { id: number }): Subject {
  return `product:${id}`
}

async function pricesFor(context: ApiContext) {
  return pricesOfViewer(context.shop.database.db, await viewerOf(context))
}
