import * as z from 'zod'
import { lineUpTo, linesUpTo } from '#contract/shared/fields.ts'

/**
 * What staff say of a page about the shop, each field for itself. Content is HTML, kept as it was written; readers are
 * shown what the shop lets through, with its terms where it names them.
 */
const fields = {
  title_zh: lineUpTo(200).min(1),
  title_en: lineUpTo(200),
  content_zh: linesUpTo(100_000).min(1),
  content_en: linesUpTo(100_000),
}

export const saidPageShape = z
  .strictObject(fields)
  .partial()
  .refine((said) => Object.keys(said).length > 0, 'Nothing to write')

/** A page that is not there yet has to say these. */
export const newPageShape = z.strictObject(fields).partial().required({ title_zh: true, content_zh: true })

export type SaidPage = z.input<typeof saidPageShape>
