import type { Tx } from '#database/connect.ts'
import { demoActor as actor, made, shopWithin } from '#demo/by-verbs.ts'
import { articleCoverName, urlOf, type PictureUrls } from '#demo/draw-shop-pictures.ts'
import { daysBefore } from '#demo/plausible.ts'
import { productIdOf, type ProductIds } from '#demo/goods/seed-products.ts'
import { changeArticle } from '#server/content/writing/change-article.ts'
import { createArticle } from '#server/content/writing/create-article.ts'
import { createFaq } from '#server/content/writing/create-faq.ts'
import { createTag } from '#server/content/writing/naming/create-tag.ts'
import { createTopic } from '#server/content/writing/naming/create-topic.ts'
import { writePage } from '#server/content/writing/pages/write-page.ts'
import { articles } from './articles.ts'
import { faqKinds } from './faqs.ts'
import { articleTags } from './seed-article.ts'
import { staticPages } from './static-pages.ts'

type Surroundings = { productIds: ProductIds; urls: PictureUrls; now: Date }

/** Writes everything there is to read as staff do: the health articles, the questions, and the pages about the shop. */
export async function seedContent(tx: Tx, surroundings: Surroundings): Promise<void> {
  await seedArticles(tx, surroundings)
  await seedFaqs(tx, surroundings.now)
  const shop = shopWithin(tx, surroundings.now)
  for (const { slug, title, content } of staticPages) {
    const page = { title_zh: title.zh, title_en: title.en, content_zh: content.zh, content_en: content.en }
    made(await writePage(shop, { actor, slug, page }))
  }
}

/** Articles name each other, so each is told of its neighbours once all are there. */
async function seedArticles(tx: Tx, { productIds, urls, now }: Surroundings): Promise<void> {
  const shop = shopWithin(tx, now)
  for (const [slug, { zh, en }] of Object.entries(articleTags))
    made(await createTag(shop, { actor, tag: { slug, name_zh: zh, name_en: en } }))
  const ids = new Map<string, number>()
  for (const { key, title, summary, content, publishedDaysAgo, tags, products } of articles) {
    const article = {
      title_zh: title.zh,
      title_en: title.en,
      summary_zh: summary.zh,
      summary_en: summary.en,
      content_zh: content.zh,
      content_en: content.en,
      cover: urlOf(urls, articleCoverName(key)),
      published_at: daysBefore(now, publishedDaysAgo).toISOString(),
      tags: [...tags],
      products: products.map((slug) => productIdOf(productIds, slug)),
    }
    ids.set(key, made(await createArticle(shop, { actor, article })))
  }
  for (const { key, related } of articles) {
    const change = { related: related.map((other) => idOf(ids, other)) }
    made(await changeArticle(shop, { actor, id: idOf(ids, key), change }))
  }
}

async function seedFaqs(tx: Tx, now: Date): Promise<void> {
  const shop = shopWithin(tx, now)
  for (const { slug, name, questions } of faqKinds) {
    made(await createTopic(shop, { actor, topic: { slug, name_zh: name.zh, ...('en' in name && { name_en: name.en }) } }))
    for (const { title, content, video = null } of questions) {
      const [title_en, content_en] = [title.en ?? '', content.en ?? '']
      made(await createFaq(shop, { actor, faq: { topic: slug, title_zh: title.zh, title_en, content_zh: content.zh, content_en, video } }))
    }
  }
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`Nobody wrote ${name}`)
  return id
}
