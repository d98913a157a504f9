import * as z from 'zod'
import { instant, lineUpTo, linesUpTo, textUpTo } from '#contract/shared/fields.ts'

const ids = z
  .array(z.int().min(1))
  .max(50)
  .refine((all) => new Set(all).size === all.length, 'Each stands there once')

/**
 * What staff say of a health article, each field for itself. Content is HTML, kept as it was written; readers are shown
 * what the shop lets through. `tags`: their slugs. `products`, `related`: ids of products and of other articles, in order.
 */
const fields = {
  title_zh: lineUpTo(200).min(1),
  title_en: lineUpTo(200),
  summary_zh: linesUpTo(1000),
  summary_en: linesUpTo(1000),
  content_zh: linesUpTo(100_000).min(1),
  content_en: linesUpTo(100_000),
  cover: textUpTo(500).min(1),
  published_at: instant.transform((said) => new Date(said)),
  tags: z
    .array(textUpTo(100))
    .max(20)
    .refine((all) => new Set(all).size === all.length, 'Each stands there once'),
  products: ids,
  related: ids,
}

/** What is left out begins empty, and the article is out from now on. */
export const newArticleShape = z.strictObject(fields).partial().required({ title_zh: true, content_zh: true, cover: true })

/** Lists that are said take the place of what was there. */
export const articleChangeShape = z
  .strictObject(fields)
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change')

export type NewArticle = z.input<typeof newArticleShape>
export type ArticleChange = z.input<typeof articleChangeShape>
