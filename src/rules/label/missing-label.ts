import type { Allergen, LabelKind } from './label-kinds.ts'

/** What a kind of goods can need; each is one place of the label. */
export const labelFields = [
  'purpose',
  'directions',
  'storage',
  'cautions',
  'net_content',
  'material',
  'ingredients',
  'active',
  'additives',
  'allergens',
  'nutrition',
  'origin',
  'maker',
  'firm',
  'food_business_number',
  'permit_number',
  'shelf_life',
  'arrival_days',
] as const
export type LabelField = (typeof labelFields)[number]

/** What one field of one kind needs, as the table says it. `instead`: another field that does as well. */
export type LabelRequirement = {
  label_kind: LabelKind
  field: LabelField
  needed: 'always' | 'imported' | 'not_exempt'
  instead: LabelField | null
}

/** What of a product's label decides whether it is complete. English falls back to Chinese in the shop, so Chinese counts. */
export type LabelSaid = {
  label_kind: LabelKind
  label: Readonly<Record<string, unknown>> & { allergens?: readonly Allergen[] | undefined }
  shelf_life_days: number | null
  arrival_days: number | null
}

/** The fields that this product needs and does not say (GDS-41), in the order of the label. */
export function missingLabel(product: LabelSaid, requirements: readonly LabelRequirement[]): LabelField[] {
  const needed = requirements.filter((each) => each.label_kind === product.label_kind && isNeeded(each, product))
  const missing = needed.filter(({ field, instead }) => !says(product, field) && !(instead && says(product, instead)))
  return labelFields.filter((field) => missing.some((each) => each.field === field))
}

function isNeeded({ needed }: LabelRequirement, { label }: LabelSaid): boolean {
  if (needed === 'imported') return label['maker_role'] === 'importer'
  return needed === 'always' || label['nutrition_exempt'] !== true
}

/** Of which keys of the label a field is made: it is said when all of them are. */
export const keysOfField: Readonly<Record<Exclude<LabelField, 'shelf_life' | 'arrival_days'>, readonly string[]>> = {
  purpose: ['purpose_zh'],
  directions: ['directions_zh'],
  storage: ['storage_zh'],
  cautions: ['cautions_zh'],
  net_content: ['net_amount', 'net_unit'],
  material: ['material_zh'],
  ingredients: ['ingredients_zh'],
  active: ['active_zh'],
  additives: ['additives_zh'],
  allergens: ['allergens'],
  nutrition: ['nutrition'],
  origin: ['origin'],
  maker: ['maker_name_zh', 'maker_address_zh', 'maker_phone'],
  firm: ['firm_name_zh', 'firm_address_zh', 'firm_phone'],
  food_business_number: ['food_business_number'],
  permit_number: ['permit_number'],
}

function says(product: LabelSaid, field: LabelField): boolean {
  if (field === 'shelf_life') return product.shelf_life_days !== null
  if (field === 'arrival_days') return product.arrival_days !== null
  return keysOfField[field].every((key) => product.label[key] !== undefined)
}
