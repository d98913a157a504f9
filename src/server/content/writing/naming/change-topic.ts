import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields, type ChangedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockWriting } from '../store.ts'
import { findTopicNamed, findWholeTopic, saveTopicRow, type WholeTopic } from './store.ts'
import { topicChangeShape, type TopicChange, type TopicRefusal } from './topic-shape.ts'

/** Changes the names of a topic or where it stands; its slug stays. Told twice, the second time changes nothing. */
export async function changeTopic(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, slug, change }: { actor: Actor; slug: string; change: TopicChange },
): Promise<Result<ChangedFields<WholeTopic>, TopicRefusal>> {
  const read = topicChangeShape.safeParse(change)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  return shop.database.transaction(async (tx) => {
    await lockWriting(tx, 'faqs')
    const stood = await findWholeTopic(tx, slug)
    if (!stood) return refuse({ code: 'unknown_topic', topic: slug })
    const { before, after } = changedFields(stood, read.data)
    if (Object.keys(after).length === 0) return ok({ before, after })
    const taken = await findTopicNamed(tx, { ...stood, ...after, but: stood.id })
    if (taken !== undefined) return refuse({ code: 'topic_taken', topic: taken })
    await saveTopicRow(tx, { id: stood.id, change: after })
    await writeAuditEntry(tx, { actor, verb: 'change-topic', subject: `topic ${slug}`, before, after, now: shop.now() })
    return ok({ before, after })
  })
}
