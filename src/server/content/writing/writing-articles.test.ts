import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#rules/actor.ts'
import { createApp } from '#main/app.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { ArticleChange, NewArticle } from './article-shape.ts'
import { changeArticle } from './change-article.ts'
import { createArticle } from './create-article.ts'

const { shop, database, shelf, clock, visitor } = await openTestShop()
const { db } = database

const ana: Actor = { kind: 'staff', id: 'Ana' }
const create = (article: NewArticle) => createArticle(shop, { actor: ana, article })
const change = (id: number, said: ArticleChange) => changeArticle(shop, { actor: ana, id, change: said })

const zh = visitor().call.articles
const en = visitor({ language: 'en' }).call.articles
const changesOf = (id: number) => db.selectFrom('audit_entries').where('subject', '=', `article ${id}`).selectAll().orderBy('id').execute()

let count = 0

async function madeArticle(said: Partial<NewArticle> = {}): Promise<number> {
  const made = await create({ title_zh: `冬天的手 ${(count += 1)}`, content_zh: '<p>擦乾</p>', cover: '/media/a.webp', ...said })
  return made.ok ? made.value : 0
}

beforeAll(async () => {
  await db
    .insertInto('tags')
    .values([
      { slug: 'hands', name_zh: '手部保養', name_en: 'Hands' },
      { slug: 'winter', name_zh: '冬季', name_en: 'Winter' },
    ])
    .execute()
})

test('WRT-21 an article is read in both languages with all that belongs to it, and nothing in it acts', async () => {
  const related = await madeArticle()
  const told: NewArticle = {
    title_zh: '洗手以後',
    title_en: 'After washing',
    summary_zh: '摘要',
    content_zh: '<p onclick="alert(1)">擦乾</p><script>alert(1)</script>',
    content_en: '<p>Dry them</p><a href="javascript:alert(1)">more</a>',
    cover: '/media/wash.webp',
    tags: ['winter', 'hands'],
    products: [shelf.teaTin, shelf.roseGel],
    related: [related],
  }
  const id = await madeArticle(told)
  const article = await zh.find({ id })
  expect(article).toMatchObject({ title: '洗手以後', content: '<p>擦乾</p>', tags: ['冬季', '手部保養'], cover: '/media/wash.webp' })
  expect(article.related_products.map((product) => product.id)).toEqual([shelf.teaTin, shelf.roseGel])
  expect(article.related_articles.map((other) => other.id)).toEqual([related])
  expect(await en.find({ id })).toMatchObject({ title: 'After washing', content: '<p>Dry them</p><a rel="noopener">more</a>' })
  expect(await changesOf(id)).toMatchObject([
    { actor_kind: 'staff', actor_id: 'Ana', verb: 'create-article', before: null, after: told, changed_at: shop.now() },
  ])
})

test('WRT-21 an article is out from its moment on, and not before', async () => {
  const id = await madeArticle({ published_at: new Date(shop.now().getTime() + 3_600_000).toISOString() })
  await expect(zh.find({ id })).rejects.toMatchObject({ status: 'health_article_not_found' })
  clock.pass({ minutes: 61 })
  await expect(zh.find({ id })).resolves.toMatchObject({ id })
})

test('WRT-21 an article is written once under its title, also when two do it at once', async () => {
  const told = await Promise.all([1, 2].map(() => create({ title_zh: '早點睡', content_zh: '<p>晚安</p>', cover: '/media/b.webp' })))
  const made = told.find((answer) => answer.ok)
  expect(told.find((answer) => !answer.ok)).toEqual({ ok: false, refusal: { code: 'title_taken', article: made?.ok && made.value } })
  expect((await zh.list()).health_articles.filter(({ title }) => title === '早點睡')).toHaveLength(1)
})

test('WRT-21 a page in memory follows a changed article; told twice it changes nothing, and what stood there stays written', async () => {
  let timeMs = 0
  const content = new FollowedContent({ ask: (since) => findContentChanges(shop, since), now: () => timeMs })
  const copy = { ...shop, content }
  const pages = await openTestPages({ shop: copy, app: await createApp(copy, { requestsPerMinute: 1_000_000, trustProxy: [] }) })
  const id = await madeArticle({ tags: ['hands'], products: [shelf.teaTin], related: [await madeArticle()], summary_zh: '舊的摘要' })
  const page = async () => (await pages.ask(`/zh/health-articles/${id}`)).text
  expect(await page()).toContain('擦乾')
  const said = { content_zh: '<p>輕輕拍乾</p>', summary_zh: '新的摘要', tags: ['winter', 'hands'], products: [] }
  const changed = { before: { content_zh: '<p>擦乾</p>', summary_zh: '舊的摘要', tags: ['hands'], products: [shelf.teaTin] }, after: said }
  expect(await change(id, { ...said, cover: '/media/a.webp' })).toEqual({ ok: true, value: changed })
  const related = (await zh.find({ id })).related_articles.map((other) => other.id)
  expect(await change(id, { ...said, related })).toEqual({ ok: true, value: { before: {}, after: {} } })
  timeMs += 2000
  expect(await page()).toContain('輕輕拍乾')
  expect(await zh.find({ id })).toMatchObject({ summary: '新的摘要', tags: ['冬季', '手部保養'], related_products: [] })
  expect(await changesOf(id)).toMatchObject([{ verb: 'create-article' }, { verb: 'change-article', ...changed }])
})

test('WRT-21 two who change two things of one article at once lose neither', async () => {
  const id = await madeArticle()
  await Promise.all([change(id, { title_en: 'Hands' }), change(id, { products: [shelf.teaTin] }), change(id, { tags: ['hands'] })])
  expect(await en.find({ id })).toMatchObject({ title: 'Hands', tags: ['Hands'], related_products: [{ id: shelf.teaTin }] })
})

test.each<[ArticleChange, string]>([
  [{}, 'wrong_value'],
  [{ title_zh: '' }, 'wrong_value'],
  [{ title_en: 'Hands\u202E' }, 'wrong_value'],
  [{ content_zh: '' }, 'wrong_value'],
  [{ cover: '' }, 'wrong_value'],
  [{ published_at: 'yesterday' }, 'wrong_value'],
  [{ tags: ['hands', 'hands'] }, 'wrong_value'],
  [{ tags: ['hands', 'feet'] }, 'unknown_tag'],
  [{ products: [999_999] }, 'unknown_product'],
  [{ related: [999_999] }, 'unknown_article'],
])('WRT-21 an article is not changed to %j: %s', async (said, code) => {
  const id = await madeArticle()
  const before = await zh.find({ id })
  expect(await change(id, said)).toMatchObject({ ok: false, refusal: { code } })
  expect(await zh.find({ id })).toEqual(before)
  expect(await changesOf(id)).toHaveLength(1)
})

test('WRT-21 an article is not related to itself, takes nobody’s title, and one that is not there is not changed', async () => {
  const [id, other] = [await madeArticle(), await madeArticle({ title_zh: '別人的標題' })]
  expect(await change(id, { related: [id] })).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await change(id, { title_zh: '別人的標題' })).toEqual({ ok: false, refusal: { code: 'title_taken', article: other } })
  expect(await change(other, { title_zh: '別人的標題', title_en: 'Own' })).toMatchObject({ ok: true })
  expect(await change(999_999, { title_en: 'No' })).toEqual({ ok: false, refusal: { code: 'unknown_article', article: 999_999 } })
  const wrong = { title_zh: '沒有', content_zh: '<p>無</p>', cover: '/media/a.webp', tags: ['feet'] }
  expect(await create(wrong)).toEqual({ ok: false, refusal: { code: 'unknown_tag', tag: 'feet' } })
})
