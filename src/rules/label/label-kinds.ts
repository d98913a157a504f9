/** What goods are by the law of their labels (GDS-37). `none`: nothing is asked of them. */
export const labelKinds = ['none', 'cosmetic', 'special_cosmetic', 'food', 'health_food', 'pet', 'household'] as const
export type LabelKind = (typeof labelKinds)[number]

/** Whether goods may be sent back within seven days, or which lawful exception they are (GDS-44). */
export const returnRights = ['normal', 'perishable', 'custom', 'hygiene'] as const
export type ReturnRight = (typeof returnRights)[number]
/** The lawful exceptions, which are told wherever the goods are bought (RET-04). */
export const returnExceptions = ['perishable', 'custom', 'hygiene'] as const satisfies readonly ReturnRight[]

/**
 * The groups that have to be declared in Taiwan (食品過敏原標示規定), and `none`: the goods hold nothing of them. Nobody having chosen is
 * neither.
 */
export const allergens = [
  'crustaceans',
  'mango',
  'peanut',
  'sesame_sunflower',
  'milk',
  'egg',
  'nuts',
  'gluten',
  'soy',
  'sulphite',
  'fish',
  'none',
] as const
export type Allergen = (typeof allergens)[number]

export const netUnits = ['g', 'kg', 'mL', 'L', 'piece', 'sheet', 'capsule', 'bag', 'set'] as const
export type NetUnit = (typeof netUnits)[number]

/** Rows of the nutrition table, in the order that the law gives them. */
export const nutrients = ['energy', 'protein', 'fat', 'saturated_fat', 'trans_fat', 'carbohydrate', 'sugar', 'sodium'] as const
export type Nutrient = (typeof nutrients)[number]

/** Where goods come from, as ISO 3166 names countries. */
export const originCountries = [
  'TW',
  'JP',
  'KR',
  'CN',
  'HK',
  'US',
  'CA',
  'GB',
  'IE',
  'FR',
  'DE',
  'IT',
  'ES',
  'PT',
  'CH',
  'AT',
  'BE',
  'NL',
  'DK',
  'SE',
  'NO',
  'FI',
  'PL',
  'CZ',
  'GR',
  'TR',
  'IL',
  'MA',
  'ZA',
  'AU',
  'NZ',
  'TH',
  'VN',
  'MY',
  'SG',
  'ID',
  'PH',
  'IN',
  'LK',
  'BR',
  'AR',
  'CL',
  'PE',
  'MX',
  'BG',
] as const
export type OriginCountry = (typeof originCountries)[number]

/** One letter, nine digits, five digits and one digit (GDS-40). */
export function isFoodBusinessNumber(written: string): boolean {
  return /^[A-Z]-\d{9}-\d{5}-\d$/.test(written)
}
