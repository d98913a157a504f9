import { labelNames, labelTexts, scalarKeys } from '#rules/label/label-keys.ts'
import { nutrients } from '#rules/label/label-kinds.ts'

export type LabelValues = Readonly<Record<string, string | boolean>>

const figures = ['net_amount', 'opened_months'] as const
const amounts = ['per_serving', 'per_100'] as const
const textKeys = [...labelTexts, ...labelNames].flatMap((name) => [`${name}_zh`, `${name}_en`])

/** A label as a form holds it: every place of it by its name, what is not said as an empty word. */
export function labelValues(label: Readonly<Record<string, unknown>>): LabelValues {
  const plain = [...textKeys, ...scalarKeys].map((key) => [`label.${key}`, wordOf(label[key])])
  const nutrition = recordOf(label['nutrition'])
  return {
    ...Object.fromEntries(plain),
    'label.allergens': Array.isArray(label['allergens']) ? label['allergens'].join(',') : '',
    'label.nutrition_exempt': label['nutrition_exempt'] === true,
    'label.nutrition.serving': wordOf(nutrition['serving']),
    'label.nutrition.unit': wordOf(nutrition['unit']),
    'label.nutrition.servings': wordOf(nutrition['servings']),
    ...Object.fromEntries(
      amounts.flatMap((by) => nutrients.map((name) => [`label.nutrition.${by}.${name}`, wordOf(recordOf(nutrition[by])[name])])),
    ),
  }
}

/** The label that a form says. Whoever has begun a table of nutrition is told what of it is missing. */
export function labelOf(values: LabelValues): Record<string, unknown> {
  const said = (key: string) => String(values[`label.${key}`] ?? '').trim()
  const plain = [...textKeys, ...scalarKeys].filter((key) => said(key) !== '')
  const begun = Object.keys(values).some(
    (name) => name.startsWith('label.nutrition.') && name !== 'label.nutrition.unit' && values[name] !== '',
  )
  return {
    ...Object.fromEntries(plain.map((key) => [key, figures.some((each) => each === key) ? Number(said(key)) : said(key)])),
    ...(said('allergens') !== '' && { allergens: said('allergens').split(',') }),
    ...(values['label.nutrition_exempt'] === true && { nutrition_exempt: true }),
    ...(begun && { nutrition: nutritionOf(said) }),
  }
}

function nutritionOf(said: (key: string) => string): object {
  const figure = (key: string) => (said(key) === '' ? null : Number(said(key)))
  return {
    serving: figure('nutrition.serving'),
    unit: said('nutrition.unit') || 'g',
    servings: figure('nutrition.servings'),
    ...Object.fromEntries(
      amounts.map((by) => [by, Object.fromEntries(nutrients.map((name) => [name, figure(`nutrition.${by}.${name}`)]))]),
    ),
  }
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** How long fresh goods keep, in the unit in which it is said. */
export function shelfLifeValues({ shelf_life_days: days, shelf_life_months: months }: Readonly<Record<string, unknown>>): LabelValues {
  return { shelf_life: wordOf(months ?? days), shelf_life_unit: typeof months === 'number' || typeof days !== 'number' ? 'months' : 'days' }
}

export function shelfLifeOf(values: LabelValues): { shelf_life_days?: number | null; shelf_life_months: number | null } {
  const amount = String(values['shelf_life'] ?? '').trim()
  if (amount === '') return { shelf_life_days: null, shelf_life_months: null }
  return values['shelf_life_unit'] === 'months'
    ? { shelf_life_months: Number(amount) }
    : { shelf_life_months: null, shelf_life_days: Number(amount) }
}
