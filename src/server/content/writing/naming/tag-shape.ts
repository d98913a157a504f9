import * as z from 'zod'
import { lineUpTo, textUpTo } from '#contract/shared/fields.ts'

/** A name in addresses, which stays. */
export const slug = textUpTo(100).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and single dashes')

const names = { name_zh: lineUpTo(60).min(1), name_en: lineUpTo(60) }

/** What articles are about. Without an English name the Chinese one is shown. */
export const newTagShape = z
  .strictObject({ slug, ...names })
  .partial()
  .required({ slug: true, name_zh: true })

export const tagChangeShape = z
  .strictObject(names)
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change')

export type NewTag = z.input<typeof newTagShape>
export type TagChange = z.input<typeof tagChangeShape>

export type TagRefusal =
  | { code: 'wrong_value'; why: string }
  /** That tag has this slug or this Chinese name already, such as when it was told twice. */
  | { code: 'tag_taken'; tag: string }
  | { code: 'unknown_tag'; tag: string }
