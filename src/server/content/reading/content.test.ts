import { beforeAll, expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'

const { shop, database, shelf, visitor } = await openTestShop()
const { db } = database
const zh = visitor().call
const en = visitor({ language: 'en' }).call

const ids = { hands: 0, sleep: 0, tomorrow: 0 }

async function createArticle({
  title,
  en,
  tags,
  publishedInDays,
  content,
}: {
  title: string
  en: string
  tags: readonly number[]
  publishedInDays: number
  content: string
}): Promise<number> {
  const published_at = new Date(shop.now().getTime() + publishedInDays * 24 * 60 * 60 * 1000)
  const article = { title_zh: title, title_en: en, summary_zh: '摘要', content_zh: content, cover: '/media/articles/a.webp', published_at }
  const { id } = await db.insertInto('health_articles').values(article).returning('id').executeTakeFirstOrThrow()
  if (tags.length > 0)
    await db
      .insertInto('article_tags')
      .values(tags.map((tag_id, position) => ({ article_id: id, tag_id, position })))
      .execute()
  return id
}

async function createFaqs(
  kind: { slug: string; name_zh: string; name_en?: string; position: number },
  questions: readonly { title_zh: string; title_en?: string; content_zh: string; video?: string }[],
): Promise<void> {
  const { id } = await db.insertInto('faq_kinds').values(kind).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('faqs')
    .values(questions.map((question, position) => ({ kind_id: id, position, ...question })))
    .execute()
}

beforeAll(async () => {
  const tags = await db
    .insertInto('tags')
    .values([
      { slug: 'hands', name_zh: '手部保養', name_en: 'Hands' },
      { slug: 'sleep', name_zh: '睡眠' },
      { slug: 'future', name_zh: '以後', name_en: 'Later' },
    ])
    .returning('id')
    .execute()
  const [handsTag = 0, sleepTag = 0, laterTag = 0] = tags.map(({ id }) => id)
  ids.hands = await createArticle({
    title: '冬天的手',
    en: 'Winter hands',
    tags: [sleepTag, handsTag],
    publishedInDays: -9,
    content: '<p onclick="alert(1)">擦乾</p><script>alert(1)</script>',
  })
  ids.sleep = await createArticle({ title: '早點睡', en: '', tags: [sleepTag], publishedInDays: -2, content: '<p>晚安</p>' })
  ids.tomorrow = await createArticle({ title: '明天的文章', en: 'Tomorrow', tags: [laterTag], publishedInDays: 1, content: '<p>早安</p>' })
  const products = [shelf.soldOutSoap, shelf.withdrawnOil, shelf.roseGel]
  await db
    .insertInto('article_products')
    .values(products.map((product_id, position) => ({ article_id: ids.hands, product_id, position })))
    .execute()
  await db
    .insertInto('article_links')
    .values([ids.tomorrow, ids.sleep].map((related_article_id, position) => ({ article_id: ids.hands, related_article_id, position })))
    .execute()
  await createFaqs({ slug: 'teaching', name_zh: '教學', position: 2 }, [
    { title_zh: '怎麼塗', content_zh: '<p>薄薄一層</p>', video: 'https://www.youtube.com/watch?v=abcdef12345' },
  ])
  await createFaqs({ slug: 'product', name_zh: '商品', name_en: 'Products', position: 1 }, [
    { title_zh: '先問', title_en: 'First', content_zh: '<p style="color:red">一</p>' },
    { title_zh: '再問', title_en: 'Second', content_zh: '<p>二</p>' },
  ])
  await db
    .insertInto('static_pages')
    .values({
      slug: 'about',
      title_zh: '關於梅好',
      title_en: 'About Meihao',
      content_zh: '<p>梅好</p><iframe src="https://evil.example"></iframe>',
    })
    .execute()
})

test('CNT-01 CNT-03 the list has all articles that are out, the newest first, and every tag that leads to one', async () => {
  const { health_articles, tags } = await zh.articles.list()
  expect(health_articles.map(({ title }) => title)).toEqual(['早點睡', '冬天的手'])
  expect(health_articles[1]).toMatchObject({ id: ids.hands, summary: '摘要', cover: '/media/articles/a.webp', tags: ['睡眠', '手部保養'] })
  expect(tags).toEqual(['手部保養', '睡眠'])
})

test('CNT-01 titles and tags without English are shown in Chinese', async () => {
  const { health_articles, tags } = await en.articles.list()
  expect(health_articles.map(({ title }) => title)).toEqual(['早點睡', 'Winter hands'])
  expect(tags).toEqual(['Hands', '睡眠'])
})

test.each(['hands', '手部保養', 'Hands'])('CNT-02 the tag %s leads to its articles, whatever the language of its name', async (tag) => {
  for (const visitors of [zh, en]) {
    const { health_articles, tags } = await visitors.articles.listTagged({ tag })
    expect(health_articles.map(({ id }) => id)).toEqual([ids.hands])
    expect(tags).toHaveLength(2)
  }
})

test('CNT-02 a tag that does not exist has no articles', async () => {
  expect((await zh.articles.listTagged({ tag: "'; drop table tags" })).health_articles).toEqual([])
})

test('CNT-04 CNT-05 CNT-06 CNT-18 anybody reads an article with its products that are sold and its articles that are out', async () => {
  const article = await zh.articles.find({ id: ids.hands })
  expect(article).toMatchObject({ id: ids.hands, title: '冬天的手', content: '<p>擦乾</p>', tags: ['睡眠', '手部保養'] })
  expect(Date.parse(article.published_at)).toBeLessThan(shop.now().getTime())
  expect(article.related_products.map(({ id }) => id)).toEqual([shelf.soldOutSoap, shelf.roseGel])
  expect(article.related_articles.map(({ id }) => id)).toEqual([ids.sleep])
})

test.each(['0', '999999', 'hands', '-1'])('D-84 there is no article %s', async (id) => {
  const reply = await visitor({ language: 'en' }).ask(`/api/v1/health_articles/${id}?locale=en-US`)
  expect(reply.status).toBe(404)
  expect(reply.json()).toEqual({ status: 'health_article_not_found', message: "This article doesn't exist" })
})

test('D-84 an article that is not out yet does not exist', async () => {
  await expect(zh.articles.find({ id: ids.tomorrow })).rejects.toMatchObject({ status: 'health_article_not_found' })
})

test('SEO-06 an article was last changed when it was written anew, and never before it appeared', async () => {
  const { published_at } = await zh.articles.find({ id: ids.hands })
  await db.updateTable('health_articles').set({ summary_zh: '改過的摘要' }).where('id', '=', ids.hands).execute()
  const { updated_at } = await db.selectFrom('health_articles').select('updated_at').where('id', '=', ids.hands).executeTakeFirstOrThrow()
  const { changed_at } = await zh.articles.changed({ id: ids.hands })
  expect(changed_at).toBe([updated_at.toISOString(), published_at].toSorted().at(-1))
  await expect(zh.articles.changed({ id: ids.tomorrow })).rejects.toMatchObject({ status: 'health_article_not_found' })
})

test('CNT-08 CNT-09 CNT-14 a topic has its questions in order, with a film where there is one', async () => {
  expect(await zh.faqs.list({ slug: 'product' })).toEqual({
    faqs: [
      { title: '先問', content: '<p>一</p>', video: null },
      { title: '再問', content: '<p>二</p>', video: null },
    ],
    current_slug: 'product',
    kinds: [
      { slug: 'product', name: '商品' },
      { slug: 'teaching', name: '教學' },
    ],
  })
  const teaching = await zh.faqs.list({ slug: 'teaching' })
  expect(teaching.faqs).toEqual([{ title: '怎麼塗', content: '<p>薄薄一層</p>', video: 'https://www.youtube.com/watch?v=abcdef12345' }])
})

test('CNT-13 a topic without an English name is in Chinese only', async () => {
  expect((await en.faqs.list()).kinds).toEqual([{ slug: 'product', name: 'Products' }])
})

test('CNT-08 topics of the same place stand as they were made, also after the first of them was named anew', async () => {
  for (const slug of ['older', 'newer']) await createFaqs({ slug, name_zh: slug, position: 9 }, [{ title_zh: '問', content_zh: '答' }])
  await db.updateTable('faq_kinds').set({ name_zh: '改名' }).where('slug', '=', 'older').execute()
  const { kinds } = await zh.faqs.list()
  expect(kinds.slice(-2).map(({ slug }) => slug)).toEqual(['older', 'newer'])
  await db.deleteFrom('faqs').where('title_zh', '=', '問').execute()
  await db.deleteFrom('faq_kinds').where('position', '=', 9).execute()
})

test.each([
  { speaker: zh, slug: undefined },
  { speaker: zh, slug: 'nothing' },
  { speaker: en, slug: 'teaching' },
])('D-80 the topic $slug is the first one', async ({ speaker, slug }) => {
  expect((await speaker.faqs.list(slug === undefined ? {} : { slug })).current_slug).toBe('product')
})

test('CNT-16 D-81 a page about the shop is JSON at its own address', async () => {
  const reply = await visitor().ask('/static_pages/about?locale=zh-TW')
  expect(reply.headers['content-type']).toContain('application/json')
  expect(reply.json()).toEqual({ title: '關於梅好', content: '<p>梅好</p>' })
  expect(await en.staticPages.find({ terms: 'about' })).toMatchObject({ title: 'About Meihao' })
})

test.each(['privacy', 'nothing', '..%2Fabout'])('CNT-17 the page %s is not there', async (name) => {
  const reply = await visitor({ language: 'en' }).ask(`/static_pages/${name}?locale=en-US`)
  expect([reply.status, reply.json()]).toEqual([404, { status: 'static_page_not_found', message: 'Failed to load this page' }])
})

test('PRD-19 what stands under a product is cleaned on its way out', async () => {
  await db
    .updateTable('products')
    .set({ content_zh: '<p onmouseover="x">10 ml</p><script>x</script>' })
    .where('id', '=', shelf.roseGel)
    .execute()
  expect((await zh.products.find({ id: shelf.roseGel })).content).toBe('<p>10 ml</p>')
})
