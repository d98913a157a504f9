import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockWriting } from '../store.ts'
import { createTopicRow, findLastTopic, findTopicNamed } from './store.ts'
import { newTopicShape, type NewTopic, type TopicRefusal } from './topic-shape.ts'

/** Makes a topic that questions can stand in, with none yet; answers its slug. */
export async function createTopic(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, topic }: { actor: Actor; topic: NewTopic },
): Promise<Result<string, TopicRefusal>> {
  const read = newTopicShape.safeParse(topic)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const { slug, name_zh, name_en = null, position } = read.data
  return shop.database.transaction(async (tx) => {
    await lockWriting(tx, 'faqs')
    const taken = await findTopicNamed(tx, { slug, name_zh })
    if (taken !== undefined) return refuse({ code: 'topic_taken', topic: taken })
    const said = { slug, name_zh, name_en, position: position ?? (await findLastTopic(tx)) + 1 }
    await createTopicRow(tx, said)
    await writeAuditEntry(tx, { actor, verb: 'create-topic', subject: `topic ${slug}`, before: null, after: said, now: shop.now() })
    return ok(slug)
  })
}
