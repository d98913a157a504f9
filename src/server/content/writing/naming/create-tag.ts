import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockWriting } from '../store.ts'
import { createTagRow, findTagNamed } from './store.ts'
import { newTagShape, type NewTag, type TagRefusal } from './tag-shape.ts'

/** Makes a tag that articles can name; answers its slug. Readers see it with its first article. */
export async function createTag(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, tag }: { actor: Actor; tag: NewTag },
): Promise<Result<string, TagRefusal>> {
  const read = newTagShape.safeParse(tag)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const said = { ...read.data, name_en: read.data.name_en ?? '' }
  return shop.database.transaction(async (tx) => {
    await lockWriting(tx, 'tags')
    const taken = await findTagNamed(tx, said)
    if (taken !== undefined) return refuse({ code: 'tag_taken', tag: taken })
    await createTagRow(tx, said)
    await writeAuditEntry(tx, { actor, verb: 'create-tag', subject: `tag ${said.slug}`, before: null, after: said, now: shop.now() })
    return ok(said.slug)
  })
}
