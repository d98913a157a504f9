import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields, type ChangedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { faqChangeShape, type FaqChange, type FaqRefusal } from './faq-shape.ts'
import { findFaqTitled, findTopic, findWholeFaq, lockWriting, saveFaqRow, type WholeFaq } from './store.ts'

/** Changes a question, its answer, its place or its topic; all of it or nothing. Told twice, the second time changes nothing. */
export async function changeFaq(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, id, change }: { actor: Actor; id: number; change: FaqChange },
): Promise<Result<ChangedFields<WholeFaq>, FaqRefusal>> {
  const read = faqChangeShape.safeParse(change)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  return shop.database.transaction(async (tx) => {
    await lockWriting(tx, 'faqs')
    const stood = await findWholeFaq(tx, id)
    if (!stood) return refuse({ code: 'unknown_faq' })
    const { before, after } = changedFields(stood, read.data)
    if (Object.keys(after).length === 0) return ok({ before, after })
    const { topic, title_zh } = { ...stood, ...after }
    const kindId = await findTopic(tx, topic)
    if (kindId === undefined) return refuse({ code: 'unknown_topic', topic })
    const taken = await findFaqTitled(tx, { kindId, title: title_zh })
    if (taken !== undefined && taken !== id) return refuse({ code: 'question_taken', faq: taken })
    const { topic: _, ...texts } = after
    await saveFaqRow(tx, { id, change: { ...texts, kind_id: kindId } })
    await writeAuditEntry(tx, { actor, verb: 'change-faq', subject: `faq ${id}`, before, after, now: shop.now() })
    return ok({ before, after })
  })
}
