import { askedOfAll } from '#database/asked-together.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import { ok, refuse } from '#rules/result.ts'
import { articleChangeShape, newArticleShape, type ArticleChange, type NewArticle } from '#server/content/writing/article-shape.ts'
import { changeArticle } from '#server/content/writing/change-article.ts'
import { createArticle } from '#server/content/writing/create-article.ts'
import { findArticleByTitle, listArticlesWhole } from '#server/content/writing/find-titled.ts'
import type { ArticleRefusal } from '#server/content/writing/judge-article.ts'
import { faultBy, saidBy, standsBy, type Columns } from './columns-of-desk.ts'
import type { EntryDesk, ListEntries, ShopOfRow } from './entry-desk.ts'

const columns = {
  article_title_en: 'title_en',
  article_summary_zh: 'summary_zh',
  article_summary_en: 'summary_en',
  article_content_zh: 'content_zh',
  article_content_en: 'content_en',
  article_cover: 'cover',
  article_published_at: 'published_at',
  article_tags: 'tags',
} as const satisfies Columns

/** Health articles; each is known by its Chinese title. One that a file has brought stays when the file is taken back, as all do. */
export const articleDesk: EntryDesk = {
  words: ['article_title_zh'],
  needed: ['article_content_zh', 'article_cover'],
  readWord: (written) => written.trim() || null,
  async find(tx, words) {
    const found = await askedOfAll([...new Set(words)], async (word) => ({ word, row: await findArticleByTitle(tx, word) }))
    return found.flatMap(({ word, row }) => (row ? [{ id: row.id, word, stands: standsBy(columns, row) }] : []))
  },
  async create(shop, { actor, word, said }) {
    const article = { title_zh: word, ...saidBy(columns, said) }
    const read = newArticleShape.safeParse(article)
    if (!read.success) return refuse(faultBy({ ...columns, article_title_zh: 'title_zh' }, read.error.issues))
    const made = await createArticle(shop, { actor, article: article as NewArticle })
    return made.ok ? made : refuse(faultOf(made.refusal))
  },
  async change(shop, { actor, word, said }) {
    const change = saidBy(columns, said)
    const read = articleChangeShape.safeParse(change)
    if (!read.success) return refuse(faultBy(columns, read.error.issues))
    const changed = await changeArticle(shop, { actor, id: await idOf(shop, word), change: change as ArticleChange })
    return changed.ok ? ok(null) : refuse(faultOf(changed.refusal))
  },
  remove: async () => refuse({ field: null, code: 'contentStays' }),
}

export const listArticleEntries: ListEntries = async (db, part) =>
  (await listArticlesWhole(db, part)).map((row) => ({ id: row.id, word: row.title_zh, stands: standsBy(columns, row) }))

async function idOf({ database }: ShopOfRow, word: string): Promise<number> {
  return database.transaction(async (tx) => (await findArticleByTitle(tx, word))?.id ?? 0)
}

function faultOf(refusal: ArticleRefusal): RowFault {
  if (refusal.code === 'claims_unconfirmed')
    return { field: null, code: 'content_claims', by: refusal.claims.map(({ word }) => word).join(' ') }
  return refusal.code === 'unknown_tag'
    ? { field: 'article_tags', code: 'unknown_tag', by: refusal.tag }
    : { field: null, code: refusal.code === 'wrong_value' ? 'invalid' : refusal.code }
}
