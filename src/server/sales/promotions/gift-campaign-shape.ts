import * as z from 'zod'
import type { FlagsExclude } from '#rules/catalog/excluded-flags.ts'
import { instant, textUpTo } from '#contract/shared/fields.ts'

const moment = instant.transform((said) => new Date(said))

/** What staff say of a gift campaign, each field for itself. `min_vip`: from which level on members get the gift. No end is null. */
const fields = {
  product: z.int().min(1),
  min_vip: z.int().min(0).max(2),
  starts_at: moment,
  ends_at: moment.nullable(),
  active: z.boolean(),
}

/** What stays: a member is offered the gift of one key once, and lines of carts are of its kind. */
const lasting = {
  key: textUpTo(60).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and single dashes'),
  kind: z.enum(['gifts', 'vvip_gift', 'birthday_gift']),
}

/** What is left out begins as the database says, and the campaign runs from now on. */
export const newGiftCampaignShape = z
  .strictObject({ ...lasting, ...fields })
  .partial()
  .required({ key: true, kind: true, product: true })

export const giftCampaignChangeShape = z
  .strictObject(fields)
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change')

export type NewGiftCampaign = z.input<typeof newGiftCampaignShape>
export type GiftCampaignChange = z.input<typeof giftCampaignChangeShape>

export type GiftCampaignRefusal =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_product'; product: number }
  /** A pre-order item is never a gift. */
  | FlagsExclude
  /** There is a campaign of that key already, such as when it was told twice. */
  | { code: 'campaign_taken'; key: string }
  | { code: 'unknown_campaign'; key: string }
