import { expect, test } from 'vitest'
import { label } from '#contract/shared/label.ts'
import { labelEditTexts } from '#texts/office/goods/label.ts'
import { labelOf, labelValues, shelfLifeOf, shelfLifeValues } from './label-values.ts'

const figures = { energy: 262, protein: 11.8, fat: 11.2, saturated_fat: 3.9, trans_fat: 0, carbohydrate: 28.6, sugar: 2.1, sodium: 430 }
const said = label.parse({
  purpose_zh: '食用',
  storage_en: 'Frozen',
  maker_name_zh: '梅好',
  net_amount: 750,
  net_unit: 'g',
  allergens: ['gluten', 'soy'],
  nutrition: { serving: 125, unit: 'g', servings: 6, per_serving: figures, per_100: figures },
  origin: 'TW',
  opened_months: 12,
})

test('what a form reads of a label is what it sends', () => {
  expect(labelOf(labelValues(said))).toEqual(said)
  expect(labelOf(labelValues({}))).toEqual({})
  expect(labelOf(labelValues({ nutrition_exempt: true }))).toEqual({ nutrition_exempt: true })
})

test('a table of nutrition that was begun is sent as it is, so that the shop can say what is missing', () => {
  const sent = labelOf({ ...labelValues({}), 'label.nutrition.serving': '125' })
  expect(label.safeParse(sent).success).toBe(false)
  expect(sent).toMatchObject({ nutrition: { serving: 125, servings: null } })
})

test('every place of the form has a name', () => {
  expect(Object.keys(labelValues({})).filter((name) => !labelEditTexts[name])).toEqual([])
})

test.each([
  [
    { shelf_life_days: null, shelf_life_months: null },
    { shelf_life_days: null, shelf_life_months: null },
  ],
  [{ shelf_life_days: 184, shelf_life_months: 6 }, { shelf_life_months: 6 }],
  [
    { shelf_life_days: 45, shelf_life_months: null },
    { shelf_life_months: null, shelf_life_days: 45 },
  ],
])('a shelf life of %o is sent as %o', (stands, sent) => {
  expect(shelfLifeOf(shelfLifeValues(stands))).toEqual(sent)
})
