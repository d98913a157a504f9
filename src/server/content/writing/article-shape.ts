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

/** Words that claim a medical effect and are meant: they are published, and the audit keeps who said so (GDS-29). */
const confirmed_claims = z.array(lineUpTo(40)).max(100).default([])

/** What is left out begins empty, and the article is out from now on. */
export const newArticleShape = z
  .strictObject(fields)
  .partial()
  .required({ title_zh: true, content_zh: true, cover: true })
  .extend({ confirmed_claims })

/** Lists that are said take the place of what was there. */
export const articleChangeShape = z
  .strictObject(fields)
  .partial()
  .extend({ confirmed_claims })
  .refine(({ confirmed_claims: _confirmed, ...change }) => Object.keys(change).length > 0, 'Nothing to change')

export type NewArticle = z.input<typeof newArticleShape>
export type ArticleChange = z.input<typeof articleChangeShape>
