/** Texts of a label, each in both languages. Some are long, such as a list of ingredients. */
export const labelTexts = ['purpose', 'directions', 'storage', 'cautions', 'ingredients', 'active', 'additives', 'material'] as const
export type LabelText = (typeof labelTexts)[number]

/** Lines of a label, each in both languages. */
export const labelNames = ['maker_name', 'maker_address', 'firm_name', 'firm_address'] as const

/** What is one word or one figure, the same in both languages. */
export const scalarKeys = [
  'net_amount',
  'net_unit',
  'origin',
  'maker_role',
  'maker_phone',
  'firm_phone',
  'food_business_number',
  'permit_number',
  'opened_months',
] as const
