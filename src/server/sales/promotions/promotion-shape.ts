import * as z from 'zod'
import { instant, lineUpTo, temperature } from '#contract/shared/fields.ts'

const moment = instant.transform((said) => new Date(said))
const amount = z.int().min(0).max(1_000_000)

/** `price`: whole TWD of one unit beside regular goods. `purchase_limit`: how many a cart may hold. */
const addOn = z.strictObject({ product: z.int().min(1), price: amount, purchase_limit: z.int().min(1).max(1000).default(1) })

/** From which amount of regular goods on which add-ons are open. They rise, and a product stands in one of them. */
const tiers = z
  .array(z.strictObject({ minimum_amount: amount, add_on_items: z.array(addOn).min(1).max(100) }))
  .min(1)
  .max(20)
  .refine(
    (all) => all.every((tier, place) => tier.minimum_amount > (all[place - 1]?.minimum_amount ?? -1)),
    'Each tier begins above the last',
  )
  .refine((all) => {
    const products = productsOf(all)
    return new Set(products).size === products.length
  }, 'Each product stands in one tier, once')

/** What staff say of a promotion, each field for itself. No end is null. */
const fields = {
  name_zh: lineUpTo(100).min(1),
  name_en: lineUpTo(100),
  temperature,
  starts_at: moment,
  ends_at: moment.nullable(),
  active: z.boolean(),
  tiers,
}

/** What is left out begins as the database says, and the promotion runs from now on. */
export const newPromotionShape = z.strictObject(fields).partial().required({ name_zh: true, temperature: true, tiers: true })

/** Tiers that are said take the place of all that were. */
export const promotionChangeShape = z
  .strictObject(fields)
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change')

export type NewPromotion = z.input<typeof newPromotionShape>
export type PromotionChange = z.input<typeof promotionChangeShape>
export type Tier = z.output<typeof tiers>[number]

export function productsOf(all: readonly Pick<Tier, 'add_on_items'>[]): number[] {
  return all.flatMap((tier) => tier.add_on_items.map(({ product }) => product))
}
