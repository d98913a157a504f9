import * as z from 'zod'
import { lineUpTo, linesUpTo, textUpTo } from '#contract/shared/fields.ts'
import { filmAddress } from '#server/platform/pictures/film-address.ts'

/**
 * What staff say of a question, each field for itself. `topic`: its slug. The answer is HTML, kept as it was written;
 * readers are shown what the shop lets through. `position`: questions of a topic stand by it, those of one by age.
 */
const fields = {
  topic: textUpTo(100).min(1),
  title_zh: lineUpTo(200).min(1),
  title_en: lineUpTo(200),
  content_zh: linesUpTo(20_000).min(1),
  content_en: linesUpTo(20_000),
  video: filmAddress.nullable(),
  position: z.int().min(0).max(10_000),
}

/** Without a position it stands behind the others of its topic. */
export const newFaqShape = z.strictObject(fields).partial().required({ topic: true, title_zh: true, content_zh: true })

export const faqChangeShape = z
  .strictObject(fields)
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change')

export type NewFaq = z.input<typeof newFaqShape>
export type FaqChange = z.input<typeof faqChangeShape>

export type FaqRefusal =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_topic'; topic: string }
  /** The topic has this question in Chinese already, such as when it was told twice. */
  | { code: 'question_taken'; faq: number }
  | { code: 'unknown_faq' }
