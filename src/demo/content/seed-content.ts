import type { Tx } from '#database/connect.ts'
import { articleCoverName, urlOf, type PictureUrls } from '../draw-shop-pictures.ts'
import { daysBefore } from '../plausible.ts'
import { productIdOf, type ProductIds } from '#demo/goods/seed-products.ts'
import { articles } from './articles.ts'
import { faqKinds } from './faqs.ts'
import { articleTags } from './seed-article.ts'
import type { SeedFaqKind } from './seed-faq.ts'
import { staticPages } from './static-pages.ts'

type Surroundings = { productIds: ProductIds; urls: PictureUrls; now: Date }

/** Writes everything there is to read: the health articles, the questions, and the pages about the shop. */
export async function seedContent(tx: Tx, surroundings: Surroundings): Promise<void> {
  const articleIds = await createArticles(tx, surroundings)
  await tagArticles(tx, articleIds)
  await relateArticles(tx, { articleIds, productIds: surroundings.productIds })
  for (const [position, kind] of faqKinds.entries()) await createFaqKind(tx, { ...kind, position })
  await tx
    .insertInto('static_pages')
    .values(
      staticPages.map(({ slug, title, content }) => ({
        slug,
        title_zh: title.zh,
        title_en: title.en,
        content_zh: content.zh,
        content_en: content.en,
      })),
    )
    .execute()
}

type ArticleIds = ReadonlyMap<string, number>

async function createArticles(tx: Tx, { urls, now }: Surroundings): Promise<ArticleIds> {
  const rows = await tx
    .insertInto('health_articles')
    .values(
      articles.map(({ key, title, summary, content, publishedDaysAgo }) => ({
        title_zh: title.zh,
        title_en: title.en,
        summary_zh: summary.zh,
        summary_en: summary.en,
        content_zh: content.zh,
        content_en: content.en,
        cover: urlOf(urls, articleCoverName(key)),
        published_at: daysBefore(now, publishedDaysAgo),
      })),
    )
    .returning('id')
    .execute()
  return new Map(articles.map(({ key }, place) => [key, rows[place]?.id ?? 0]))
}

async function tagArticles(tx: Tx, articleIds: ArticleIds): Promise<void> {
  const rows = await tx
    .insertInto('tags')
    .values(Object.entries(articleTags).map(([slug, { zh, en }]) => ({ slug, name_zh: zh, name_en: en })))
    .returning(['id', 'slug'])
    .execute()
  const tagIds = new Map(rows.map(({ id, slug }) => [slug, id]))
  await tx
    .insertInto('article_tags')
    .values(
      articles.flatMap(({ key, tags }) =>
        tags.map((tag, position) => ({ article_id: idOf(articleIds, key), tag_id: idOf(tagIds, tag), position })),
      ),
    )
    .execute()
}

async function relateArticles(tx: Tx, { articleIds, productIds }: { articleIds: ArticleIds; productIds: ProductIds }): Promise<void> {
  await tx
    .insertInto('article_products')
    .values(
      articles.flatMap(({ key, products }) =>
        products.map((slug, position) => ({ article_id: idOf(articleIds, key), product_id: productIdOf(productIds, slug), position })),
      ),
    )
    .execute()
  await tx
    .insertInto('article_links')
    .values(
      articles.flatMap(({ key, related }) =>
        related.map((other, position) => ({ article_id: idOf(articleIds, key), related_article_id: idOf(articleIds, other), position })),
      ),
    )
    .execute()
}

async function createFaqKind(tx: Tx, { slug, name, questions, position }: SeedFaqKind & { position: number }): Promise<void> {
  const kind = { slug, name_zh: name.zh, name_en: 'en' in name ? name.en : null, position }
  const { id } = await tx.insertInto('faq_kinds').values(kind).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('faqs')
    .values(
      questions.map(({ title, content }, place) => ({
        kind_id: id,
        title_zh: title.zh,
        title_en: title.en ?? '',
        content_zh: content.zh,
        content_en: content.en ?? '',
        position: place,
      })),
    )
    .execute()
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`Nobody wrote ${name}`)
  return id
}
