import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields, type ChangedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { noteShown } from '#server/platform/pictures/published/note-shown.ts'
import type { Shop } from '#server/platform/shop.ts'
import { articleChangeShape, type ArticleChange } from './article-shape.ts'
import { judgeArticle, type ArticleRefusal } from './judge-article.ts'
import { judgeClaims, keptOf } from './judge-claims.ts'
import { findWholeArticle, lockWriting, saveArticleLinks, saveArticleRow, type WholeArticle } from './store.ts'

/** Changes what is said of a health article; all of it or nothing. Told twice, the second time changes nothing. */
export async function changeArticle(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, id, change }: { actor: Actor; id: number; change: ArticleChange },
): Promise<Result<ChangedFields<WholeArticle>, ArticleRefusal>> {
  const read = articleChangeShape.safeParse(change)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const { confirmed_claims: confirmed, ...said } = read.data
  return shop.database.transaction(async (tx) => {
    await lockWriting(tx, 'articles')
    const stood = await findWholeArticle(tx, id)
    if (!stood) return refuse({ code: 'unknown_article', article: id })
    const { before, after } = changedFields(stood, said)
    if (Object.keys(after).length === 0) return ok({ before, after })
    const fits = await judgeArticle(tx, { ...after, id })
    if (!fits.ok) return fits
    const claims = await judgeClaims(tx, { before: stood, after, confirmed })
    if (claims) return refuse(claims)
    const { tags, products, related, ...texts } = after
    if (Object.keys(texts).length > 0) await saveArticleRow(tx, { id, change: texts })
    await saveArticleLinks(tx, { id, tags, products, related })
    if (after.cover !== undefined) await noteShown(tx, { addresses: [after.cover], now: shop.now() })
    await writeAuditEntry(tx, {
      actor,
      verb: 'change-article',
      subject: `article ${id}`,
      before,
      after: { ...after, ...keptOf(confirmed) },
      now: shop.now(),
    })
    return ok({ before, after })
  })
}
