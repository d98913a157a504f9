import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { newFaqShape, type FaqRefusal, type NewFaq } from './faq-shape.ts'
import { createFaqRow, findFaqTitled, findLastPosition, findTopic, lockWriting } from './store.ts'

/** Puts a question with its answer into a topic; answers its id. */
export async function createFaq(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, faq }: { actor: Actor; faq: NewFaq },
): Promise<Result<number, FaqRefusal>> {
  const read = newFaqShape.safeParse(faq)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const { topic, video = null, ...texts } = read.data
  return shop.database.transaction(async (tx) => {
    await lockWriting(tx, 'faqs')
    const kindId = await findTopic(tx, topic)
    if (kindId === undefined) return refuse({ code: 'unknown_topic', topic })
    const taken = await findFaqTitled(tx, { kindId, title: texts.title_zh })
    if (taken !== undefined) return refuse({ code: 'question_taken', faq: taken })
    const row = { ...texts, video, position: texts.position ?? (await findLastPosition(tx, kindId)) + 1 }
    const id = await createFaqRow(tx, { ...row, kind_id: kindId })
    const after = { topic, ...row }
    await writeAuditEntry(tx, { actor, verb: 'create-faq', subject: `faq ${id}`, before: null, after, now: shop.now() })
    return ok(id)
  })
}
