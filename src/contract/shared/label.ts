import * as z from 'zod'
import { allergens, isFoodBusinessNumber, netUnits, nutrients, originCountries } from '#rules/label/label-kinds.ts'
import { labelNames, labelTexts } from '#rules/label/label-keys.ts'
import { lineUpTo, linesUpTo } from './fields.ts'

const lines = linesUpTo(5000).min(1, 'required')
const line = lineUpTo(200).min(1, 'required')

function inBoth<const Name extends string, Shape extends z.ZodType>(names: readonly Name[], shape: Shape) {
  const pairs = names.flatMap((name) => [
    [`${name}_zh`, shape.optional()],
    [`${name}_en`, shape.optional()],
  ])
  return Object.fromEntries(pairs) as Record<`${Name}_${'zh' | 'en'}`, z.ZodOptional<Shape>>
}

const figure = z.number().min(0, 'invalid').max(1_000_000, 'invalid')
const figures = z.strictObject(
  Object.fromEntries(nutrients.map((name) => [name, figure])) as Record<(typeof nutrients)[number], typeof figure>,
)

export const nutrition = z.strictObject({
  serving: figure.positive('invalid'),
  /** Of the serving and of the hundred. */
  unit: z.enum(['g', 'mL']),
  servings: figure.positive('invalid'),
  per_serving: figures,
  per_100: figures,
})

/**
 * What the label of a product says (GDS-38); a place of which nothing is said is left out. What the stock needs to know as well, such as
 * how long goods keep, stands beside it.
 */
export const label = z.strictObject({
  ...inBoth(labelTexts, lines),
  ...inBoth(labelNames, line),
  net_amount: z.number().positive('invalid').max(1_000_000, 'invalid').optional(),
  net_unit: z.enum(netUnits).optional(),
  /** Nothing chosen is not the same as `none` (GDS-39). */
  allergens: z
    .array(z.enum(allergens))
    .min(1, 'required')
    .refine((chosen) => !chosen.includes('none') || chosen.length === 1, 'invalid')
    .optional(),
  nutrition: nutrition.optional(),
  nutrition_exempt: z.literal(true).optional(),
  origin: z.enum(originCountries).optional(),
  maker_role: z.enum(['maker', 'importer']).optional(),
  maker_phone: line.optional(),
  firm_phone: line.optional(),
  food_business_number: lineUpTo(30).toUpperCase().refine(isFoodBusinessNumber, 'invalid').optional(),
  permit_number: line.optional(),
  /** For so many months it keeps after it was opened. */
  opened_months: z.int().min(1, 'invalid').max(120, 'invalid').optional(),
})
