import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { noteShown } from '#server/platform/pictures/published/note-shown.ts'
import type { Shop } from '#server/platform/shop.ts'
import { newArticleShape, type NewArticle } from './article-shape.ts'
import { judgeArticle, type ArticleRefusal } from './judge-article.ts'
import { judgeClaims, keptOf } from './judge-claims.ts'
import { createArticleRow, lockWriting, saveArticleLinks } from './store.ts'

/** Writes a health article; answers its id. Visitors read it from published_at on. */
export async function createArticle(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, article }: { actor: Actor; article: NewArticle },
): Promise<Result<number, ArticleRefusal>> {
  const read = newArticleShape.safeParse(article)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const now = shop.now()
  const { tags = [], products = [], related = [], published_at = now, confirmed_claims: confirmed, ...texts } = read.data
  const row = { ...texts, published_at }
  return shop.database.transaction(async (tx) => {
    await lockWriting(tx, 'articles')
    const fits = await judgeArticle(tx, read.data)
    if (!fits.ok) return fits
    const claims = await judgeClaims(tx, { after: row, confirmed })
    if (claims) return refuse(claims)
    const id = await createArticleRow(tx, row)
    await saveArticleLinks(tx, { id, tags, products, related })
    await noteShown(tx, { addresses: [row.cover], now })
    const after = { ...row, tags, products, related, ...keptOf(confirmed) }
    await writeAuditEntry(tx, { actor, verb: 'create-article', subject: `article ${id}`, before: null, after, now })
    return ok(id)
  })
}
