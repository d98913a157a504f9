import * as z from 'zod'
import { nutrition } from './label.ts'
import { allergens, labelKinds, netUnits, originCountries } from '#rules/label/label-kinds.ts'

const text = z.string().nullable()
const firm = z.object({ name: z.string(), address: z.string(), phone: z.string() })

/** What stands on the label of a product (GDS-43), in the language of the call; null for what its label does not say. */
export const productLabel = z.object({
  kind: z.enum(labelKinds),
  purpose: text,
  directions: text,
  storage: text,
  cautions: text,
  net_content: z.object({ amount: z.number(), unit: z.enum(netUnits) }).nullable(),
  material: text,
  ingredients: text,
  /** Of these words some are names of ingredients that have a page, as they stand there and in their order. */
  known_ingredients: z.array(z.object({ text: z.string(), slug: z.string() })),
  active: text,
  additives: text,
  /** Null when nobody has chosen any; `none` when there are none. */
  allergens: z.array(z.enum(allergens)).nullable(),
  nutrition: nutrition.nullable(),
  /** A country as ISO 3166 names it. */
  origin: z.enum(originCountries).nullable(),
  maker: firm.extend({ role: z.enum(['maker', 'importer']) }).nullable(),
  firm: firm.nullable(),
  food_business_number: text,
  permit_number: text,
  shelf_life: z.object({ amount: z.int(), unit: z.enum(['days', 'months']) }).nullable(),
  /** For so many months it keeps after it was opened. */
  opened_months: z.int().nullable(),
  /** The least days that are left when it arrives. */
  arrival_days: z.int().nullable(),
})
export type ProductLabel = z.infer<typeof productLabel>
