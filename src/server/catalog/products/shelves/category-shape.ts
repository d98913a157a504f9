import * as z from 'zod'
import { lineUpTo } from '#contract/shared/fields.ts'
import { pictureAddress } from './picture-address.ts'

const cover = z.union([z.literal(''), pictureAddress])

/** What staff say of a category, each field for itself. `parent_id`: the category above it, null in the menu's first row. */
const fields = {
  parent_id: z.int().min(1).nullable(),
  name_zh: lineUpTo(100).min(1),
  name_en: lineUpTo(100),
  cover_url: cover,
  mobile_cover_url: cover,
  position: z.int().min(0).max(1_000_000),
  visible: z.boolean(),
}

/** What is left out begins as the database says. */
export const newCategoryShape = z.strictObject(fields).partial().required({ name_zh: true })

export const categoryChangeShape = z
  .strictObject(fields)
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change')

export type NewCategory = z.input<typeof newCategoryShape>
export type CategoryChange = z.input<typeof categoryChangeShape>

/** The pictures that are said of a category. */
export function coversOf({
  cover_url: wide,
  mobile_cover_url: narrow,
}: {
  cover_url?: string | undefined
  mobile_cover_url?: string | undefined
}): string[] {
  return [wide, narrow].filter((url) => url !== undefined)
}
