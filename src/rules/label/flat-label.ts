import { labelNames, labelTexts, scalarKeys } from './label-keys.ts'
import { nutrients, type Nutrient } from './label-kinds.ts'

/** A place of a label by its way from the product: `label.origin`, `label.nutrition.per_100.fat`. */
export type LabelPlace =
  | `label.${(typeof labelTexts)[number] | (typeof labelNames)[number]}_${'zh' | 'en'}`
  | `label.${(typeof scalarKeys)[number]}`
  | 'label.allergens'
  | 'label.nutrition_exempt'
  | `label.nutrition.${'serving' | 'unit' | 'servings'}`
  | `label.nutrition.${'per_serving' | 'per_100'}.${Nutrient}`

const inBoth = [...labelTexts, ...labelNames].flatMap((name) => [`label.${name}_zh`, `label.${name}_en`] as const)
const figures = nutrients.flatMap((name) => [`label.nutrition.per_serving.${name}`, `label.nutrition.per_100.${name}`] as const)

/** Every place that a label has. */
export const labelPlaces: readonly LabelPlace[] = [
  ...inBoth,
  ...scalarKeys.map((name) => `label.${name}` as const),
  'label.allergens',
  'label.nutrition_exempt',
  'label.nutrition.serving',
  'label.nutrition.unit',
  'label.nutrition.servings',
  ...figures,
]

type Whole = Readonly<Record<string, unknown>>

const isWhole = (value: unknown): value is Whole => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a label says, by its places. */
export function flatLabel(label: unknown, way = 'label'): Record<string, unknown> {
  if (!isWhole(label)) return {}
  return Object.fromEntries(
    Object.entries(label).flatMap(([name, value]): [string, unknown][] =>
      isWhole(value) ? Object.entries(flatLabel(value, `${way}.${name}`)) : [[`${way}.${name}`, value]],
    ),
  )
}

/** The label with other values at these places; null takes away what stands there. */
export function labelWith(label: unknown, changes: Readonly<Record<string, unknown>>): Whole {
  const flat = Object.entries({ ...flatLabel(label), ...changes }).filter(([, value]) => value !== null && value !== undefined)
  return nested(flat.map(([place, value]) => [place.split('.').slice(1), value] as const))
}

function nested(parts: readonly (readonly [readonly string[], unknown])[]): Whole {
  const byName = Map.groupBy(parts, ([[name = '']]) => name)
  return Object.fromEntries(
    [...byName].map(([name, some]) => {
      const [first] = some
      return [name, first && first[0].length === 1 ? first[1] : nested(some.map(([way, value]) => [way.slice(1), value] as const))]
    }),
  )
}
