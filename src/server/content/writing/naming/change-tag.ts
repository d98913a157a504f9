import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields, type ChangedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockWriting } from '../store.ts'
import { findTagNamed, findWholeTag, saveTagRow, type WholeTag } from './store.ts'
import { tagChangeShape, type TagChange, type TagRefusal } from './tag-shape.ts'

/** Changes the names of a tag; its slug stays. Told twice, the second time changes nothing. */
export async function changeTag(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, slug, change }: { actor: Actor; slug: string; change: TagChange },
): Promise<Result<ChangedFields<WholeTag>, TagRefusal>> {
  const read = tagChangeShape.safeParse(change)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  return shop.database.transaction(async (tx) => {
    await lockWriting(tx, 'tags')
    const stood = await findWholeTag(tx, slug)
    if (!stood) return refuse({ code: 'unknown_tag', tag: slug })
    const { before, after } = changedFields(stood, read.data)
    if (Object.keys(after).length === 0) return ok({ before, after })
    const taken = await findTagNamed(tx, { ...stood, ...after, but: stood.id })
    if (taken !== undefined) return refuse({ code: 'tag_taken', tag: taken })
    await saveTagRow(tx, { id: stood.id, change: after })
    await writeAuditEntry(tx, { actor, verb: 'change-tag', subject: `tag ${slug}`, before, after, now: shop.now() })
    return ok({ before, after })
  })
}
