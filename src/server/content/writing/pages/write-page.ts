import * as z from 'zod'
import { staticPageNames } from '#contract/shop/api/content.ts'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields, type ChangedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockWriting } from '../store.ts'
import { newPageShape, saidPageShape, type SaidPage } from './page-shape.ts'
import { createPageRow, findWholePage, savePageRow, type WholePage } from './store.ts'

/** `unknown_page`: the shop has five pages about itself and its terms, and this is none of them. */
export type PageRefusal = { code: 'wrong_value'; why: string } | { code: 'unknown_page'; known: readonly string[] }

/**
 * Writes one of the five pages about the shop, or changes what is said of it; what is left unsaid stays, and begins empty.
 * Told twice, the second time changes nothing.
 */
export async function writePage(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, slug, page }: { actor: Actor; slug: string; page: SaidPage },
): Promise<Result<ChangedFields<WholePage>, PageRefusal>> {
  const known = staticPageNames.find((name) => name === slug)
  if (!known) return refuse({ code: 'unknown_page', known: staticPageNames })
  const read = saidPageShape.safeParse(page)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  return shop.database.transaction(async (tx) => {
    await lockWriting(tx, 'pages')
    const stood = await findWholePage(tx, known)
    const whole = stood ? null : newPageShape.safeParse(page)
    if (whole && !whole.success) return refuse({ code: 'wrong_value', why: z.prettifyError(whole.error) })
    const { before, after } = changedFields<Partial<WholePage>>(stood ?? {}, read.data)
    if (Object.keys(after).length === 0) return ok({ before, after })
    if (whole) await createPageRow(tx, { ...whole.data, slug: known })
    else await savePageRow(tx, { slug: known, change: after })
    const entry = { verb: 'write-page', subject: `page ${known}`, before: stood ? before : null, after, now: shop.now() }
    await writeAuditEntry(tx, { actor, ...entry })
    return ok({ before: stood ? before : {}, after })
  })
}
