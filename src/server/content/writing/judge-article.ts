import type { Tx } from '#database/connect.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { listTemperatures } from '#server/catalog/products/list-temperatures.ts'
import type { ClaimsUnconfirmed } from './judge-claims.ts'
import { findArticleTitled, listKnownArticles, listKnownTags } from './store.ts'

export type ArticleRefusal =
  | ClaimsUnconfirmed
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_tag'; tag: string }
  | { code: 'unknown_product'; product: number }
  | { code: 'unknown_article'; article: number }
  /** An article has this Chinese title already, such as when it was told twice. */
  | { code: 'title_taken'; article: number }

type Said = {
  id?: number
  title_zh?: string | undefined
  tags?: string[] | undefined
  products?: number[] | undefined
  related?: number[] | undefined
}

/** Whether an article may be called so, and all that it names is there. */
export async function judgeArticle(
  tx: Tx,
  { id, title_zh, tags = [], products = [], related = [] }: Said,
): Promise<Result<null, ArticleRefusal>> {
  const taken = title_zh === undefined ? undefined : await findArticleTitled(tx, title_zh)
  if (taken !== undefined && taken !== id) return refuse({ code: 'title_taken', article: taken })
  const knownTags = await listKnownTags(tx, tags)
  const tag = tags.find((slug) => !knownTags.has(slug))
  if (tag !== undefined) return refuse({ code: 'unknown_tag', tag })
  const knownProducts = await listTemperatures(tx, products)
  const product = products.find((each) => !knownProducts.has(each))
  if (product !== undefined) return refuse({ code: 'unknown_product', product })
  if (related.some((each) => each === id)) return refuse({ code: 'wrong_value', why: 'An article is not related to itself' })
  const knownArticles = await listKnownArticles(tx, related)
  const article = related.find((each) => !knownArticles.has(each))
  return article === undefined ? ok(null) : refuse({ code: 'unknown_article', article })
}
