import * as z from 'zod'
import { returnRights } from '#rules/label/label-kinds.ts'

const text = z.object({ zh: z.string(), en: z.string() })

/** What an order keeps of a product as it was when the order was placed (OAP-13): later changes do not reach it. */
export const productSnapshot = z.object({
  slug: z.string(),
  name: text,
  preview: z.string(),
  members_only: z.boolean(),
  exclusive: z.boolean(),
  shopping_point_price: z.number().nullable(),
  optional_bundles_max_quantity: z.number(),
  /** Orders of before it was kept were of goods that can be sent back. */
  return_right: z.enum(returnRights).default('normal'),
  split_stocks: z.array(text.extend({ expected_on: z.string().nullish() })),
})

/** What a line keeps of a product that was picked into its bundle. */
export const pickSnapshot = z.object({ name: text, return_right: z.enum(returnRights).default('normal') })

const word = z.string().nullable().default(null)

/** A recipient in Taiwan, as an order keeps them; of a store pickup only name and phone. */
export const keptContact = z.object({ name: z.string(), phone: z.string(), county: word, district: word, zip_code: word, address: word })

/** A recipient abroad, as an order keeps them. */
export const keptForeignContact = z.object({
  name: z.string(),
  phone: z.string(),
  country: z.string(),
  state_province_county: z.string(),
  city_or_town: z.string(),
  address_one: z.string(),
  address_two: word,
  address_three: word,
  postal_code: word,
})

export const keptStore = z.object({ store_id: z.string(), store_name: z.string() })

/** What the buyer wanted for an invoice, as an order keeps it. */
export const keptInvoice = z.object({
  name: word,
  carrier_type: z.enum(['member_carrier', 'mobile_carrier', 'Citizen_Digital_Certificate', 'donate', 'paper_receipt']),
  carrier: word,
  address: word,
})
