import type { ProductLabel } from '#contract/shared/product-label.ts'
import { label as labelShape } from '#contract/shared/label.ts'
import type { LabelKind } from '#rules/label/label-kinds.ts'
import type { Language } from '#rules/locale.ts'

type Row = {
  label_kind: LabelKind
  label: unknown
  shelf_life_days: number | null
  shelf_life_months: number | null
  arrival_days: number | null
  known_ingredients: readonly { language: string; text: string; slug: string }[]
}

/** The label as the shop shows it; null for goods of no kind. English falls back to Chinese. */
export function presentLabel(row: Row, language: Language): ProductLabel | null {
  if (row.label_kind === 'none') return null
  const { nutrition = null, nutrition_exempt: _exempt, net_amount: amount, net_unit: unit, ...said } = labelShape.parse(row.label)
  const texts = new Map(Object.entries(said))
  const textOf = (name: string) => String((language === 'en' && texts.get(`${name}_en`)) || (texts.get(`${name}_zh`) ?? '')) || null
  const firmOf = (name: 'maker' | 'firm') => {
    const firm = { name: textOf(`${name}_name`) ?? '', address: textOf(`${name}_address`) ?? '', phone: said[`${name}_phone`] ?? '' }
    return firm.name === '' ? null : firm
  }
  const maker = firmOf('maker')
  return {
    kind: row.label_kind,
    purpose: textOf('purpose'),
    directions: textOf('directions'),
    storage: textOf('storage'),
    cautions: textOf('cautions'),
    net_content: amount !== undefined && unit !== undefined ? { amount, unit } : null,
    material: textOf('material'),
    ingredients: textOf('ingredients'),
    known_ingredients: row.known_ingredients
      .filter((known) => known.language === (language === 'en' && texts.get('ingredients_en') ? 'en' : 'zh'))
      .map(({ text, slug }) => ({ text, slug })),
    active: textOf('active'),
    additives: textOf('additives'),
    allergens: said.allergens ?? null,
    nutrition,
    origin: said.origin ?? null,
    maker: maker && { ...maker, role: said.maker_role ?? 'maker' },
    firm: firmOf('firm'),
    food_business_number: said.food_business_number ?? null,
    permit_number: said.permit_number ?? null,
    shelf_life: shelfLifeOf(row),
    opened_months: said.opened_months ?? null,
    arrival_days: row.arrival_days,
  }
}

function shelfLifeOf({ shelf_life_days: days, shelf_life_months: months }: Row): ProductLabel['shelf_life'] {
  if (months !== null) return { amount: months, unit: 'months' }
  return days === null ? null : { amount: days, unit: 'days' }
}
