import * as z from 'zod'
import { openCall, refusals } from '#contract/shared/call.ts'
import { idInPath, instant, word } from '#contract/shared/fields.ts'
import { productCard } from './products.ts'

export const staticPageNames = ['about', 'readme', 'privacy', 'certification', 'manual'] as const
export type StaticPageName = (typeof staticPageNames)[number]

const findStaticPage = openCall
  .route({ method: 'GET', path: '/static_pages/{terms}', summary: 'One of the pages about, readme, privacy, certification and manual' })
  .errors(refusals('static_page_not_found'))
  .input(z.object({ terms: word }))
  .output(z.object({ title: z.string(), content: z.string() }))

export const staticPages = { find: findStaticPage }

export const faq = z.object({ title: z.string(), content: z.string(), video: z.string().nullable() })
export type Faq = z.infer<typeof faq>

const listFaqs = openCall
  .route({ method: 'GET', path: '/api/v1/faqs', summary: 'The questions of one topic; without a topic that exists, of the first (D-80)' })
  .input(z.object({ slug: word.optional() }).optional())
  .output(
    z.object({
      faqs: z.array(faq),
      current_slug: z.string(),
      kinds: z.array(z.object({ slug: z.string(), name: z.string() })),
    }),
  )

export const faqs = { list: listFaqs }

export const articleCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  cover: z.string(),
  published_at: instant,
  tags: z.array(z.string()),
})
export type ArticleCard = z.infer<typeof articleCard>

export const article = articleCard.extend({
  content: z.string(),
  related_products: z.array(productCard),
  related_articles: z.array(articleCard),
})
export type Article = z.infer<typeof article>

const articleList = z.object({ health_articles: z.array(articleCard), tags: z.array(z.string()) })

const list = openCall.route({ method: 'GET', path: '/api/v1/health_articles', summary: 'All articles' }).output(articleList)

const listTagged = openCall
  .route({ method: 'GET', path: '/api/v1/health_articles/tag/{tag}', summary: 'The articles with a tag' })
  .input(z.object({ tag: word }))
  .output(articleList)

const find = openCall
  .route({ method: 'GET', path: '/api/v1/health_articles/{id}', summary: 'One article' })
  .errors(refusals('health_article_not_found'))
  .input(z.object({ id: idInPath }))
  .output(article)

/** For search engines, who want to know what is new. */
const changed = openCall
  .route({ method: 'GET', path: '/api/v1/article_changes/{id}', summary: 'When an article was last changed; never before it appeared' })
  .errors(refusals('health_article_not_found'))
  .input(z.object({ id: idInPath }))
  .output(z.object({ changed_at: instant }))

export const articles = { list, listTagged, find, changed }
