import { expect, test } from 'vitest'
import { createOrder } from '#support/rows.ts'
import type { TestBrowser } from '#support/test-browser.ts'
import { openTestShop } from '#support/test-shop.ts'

const { database, shelf, signIn, visitor } = await openTestShop()
const { db } = database

test('PRM-14 D-14 whoever has ordered sees the price that they pay on every card of a product, and all others the first-order price', async () => {
  const hao = await signIn('hao')
  const xin = await signIn('xin')
  const places = await putIntoArticleAndShelf()
  const { id } = places
  await xin.call.wishlist.add({ product_id: id })
  const { share_url: link } = await xin.call.wishlist.share()
  const shown = (browser: TestBrowser) => firstPrices(browser, { ...places, token: link.split('/').at(-1) ?? '' })
  const first = { page: 290, category: 290, search: 290, article: 290, shared: 290 }
  expect(await shown(visitor())).toEqual(first)
  expect(await shown(hao)).toEqual(first)
  expect((await hao.call.wishlist.add({ product_id: id })).wishlist_item.product.first_purchase_price).toBe(290)

  await createOrder(database, { user_id: (await hao.call.user.find({})).id, status: 'confirmed' })
  expect(await shown(hao)).toEqual({ page: null, category: null, search: null, article: null, shared: null })
  expect((await hao.call.wishlist.list({})).wishlist_items.map(({ product }) => product.first_purchase_price)).toEqual([null])
  expect((await hao.call.wishlist.add({ product_id: id })).wishlist_item.product.first_purchase_price).toBeNull()
  expect(await shown(visitor()), 'what hao sees is kept for nobody else').toEqual(first)
  expect((await xin.call.wishlist.list({})).wishlist_items.map(({ product }) => product.first_purchase_price)).toEqual([290])
})

async function putIntoArticleAndShelf() {
  const id = shelf.firstSerum
  const category = await db.insertInto('categories').values({ name_zh: '護膚' }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('product_categories').values({ category_id: category.id, product_id: id }).execute()
  const words = { title_zh: '保養', summary_zh: '保養', content_zh: '<p>保養</p>', cover: '/a.webp', published_at: new Date(0) }
  const article = await db.insertInto('health_articles').values(words).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('article_products').values({ article_id: article.id, product_id: id }).execute()
  return { id, category: category.id, article: article.id }
}

type Places = Awaited<ReturnType<typeof putIntoArticleAndShelf>> & { token: string }

async function firstPrices({ call }: TestBrowser, { id, category, article, token }: Places) {
  const [page, inCategory, found, read, shared] = await Promise.all([
    call.products.find({ id }),
    call.categories.find({ id: category }),
    call.products.search({ q: { name_or_description_cont: '初次精華' } }),
    call.articles.find({ id: article }),
    call.wishlist.publicView({ token }),
  ])
  const first = (cards: readonly { id: number; first_purchase_price: number | null }[]) =>
    cards.find((card) => card.id === id)?.first_purchase_price
  return {
    page: page.first_purchase_price,
    category: first(inCategory.products),
    search: first(found.products),
    article: first(read.related_products),
    shared: first(shared.products),
  }
}
