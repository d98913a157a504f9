import * as z from 'zod'
import { lineUpTo } from '#contract/shared/fields.ts'
import { sum } from '#rules/money.ts'

const count = z.int().min(0).max(1000)

/** `max_amount`: at most so many per main unit. `quantity`: so many are picked at the start. */
const entry = z.strictObject({
  product: z.int().min(1),
  name_zh: lineUpTo(100).min(1),
  name_en: lineUpTo(100).default(''),
  required: z.boolean().default(false),
  max_amount: count.min(1),
  quantity: count.default(0),
})

/** `picks`: so many have to be picked for each main unit. Without entries there is no bundle, and nothing to pick. */
export const bundleShape = z
  .strictObject({ picks: count, entries: z.array(entry).max(50) })
  .refine(({ entries }) => new Set(entries.map(({ product }) => product)).size === entries.length, 'Each product stands there once')
  .refine(({ picks, entries }) => (picks === 0) === (entries.length === 0), 'Picks need entries, and entries picks')
  .refine(
    ({ picks, entries }) => entries.every(({ quantity, max_amount: most }) => quantity <= most && most <= picks),
    'quantity is at most max_amount, and max_amount at most picks',
  )
  .refine(({ picks, entries }) => sum(entries.map((each) => each.max_amount)) >= picks, 'The entries together have to allow all picks')
  .refine(
    ({ picks, entries }) => sum(entries.map(({ quantity, required }) => Math.max(quantity, required ? 1 : 0))) <= picks,
    'What is picked at the start or has to be is more than may be picked',
  )

export type NewBundle = z.input<typeof bundleShape>
export type SaidBundle = z.output<typeof bundleShape>
