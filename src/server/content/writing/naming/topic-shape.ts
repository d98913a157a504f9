import * as z from 'zod'
import { lineUpTo } from '#contract/shared/fields.ts'
import { slug } from './tag-shape.ts'

/** What staff say of a topic of questions. Without an English name it is there in Chinese only. Topics stand by `position`, those of one by age. */
const fields = {
  name_zh: lineUpTo(60).min(1),
  name_en: lineUpTo(60).nullable(),
  position: z.int().min(0).max(10_000),
}

/** Without a position it stands behind the others. */
export const newTopicShape = z
  .strictObject({ slug, ...fields })
  .partial()
  .required({ slug: true, name_zh: true })

export const topicChangeShape = z
  .strictObject(fields)
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change')

export type NewTopic = z.input<typeof newTopicShape>
export type TopicChange = z.input<typeof topicChangeShape>

export type TopicRefusal =
  | { code: 'wrong_value'; why: string }
  /** That topic has this slug or this Chinese name already, such as when it was told twice. */
  | { code: 'topic_taken'; topic: string }
  | { code: 'unknown_topic'; topic: string }
