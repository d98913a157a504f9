import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergens, isFoodBusinessNumber } from './label-kinds.ts'
import { keysOfField, labelFields, missingLabel, type LabelRequirement, type LabelSaid } from './missing-label.ts'

const needs = (field: LabelRequirement['field'], more: Partial<LabelRequirement> = {}): LabelRequirement => ({
  label_kind: 'food',
  field,
  needed: 'always',
  instead: null,
  ...more,
})
const food: LabelSaid = { label_kind: 'food', label: {}, shelf_life_days: null, arrival_days: null }
const missing = (said: Partial<LabelSaid>, ...requirements: LabelRequirement[]) => missingLabel({ ...food, ...said }, requirements)

test('GDS-37 the kind decides what is needed; goods of no kind need nothing', () => {
  const table = [needs('storage'), needs('purpose', { label_kind: 'cosmetic' })]
  expect(missing({}, ...table)).toEqual(['storage'])
  expect(missing({ label_kind: 'cosmetic' }, ...table)).toEqual(['purpose'])
  expect(missing({ label_kind: 'none' }, ...table)).toEqual([])
})

test.each<[string, Partial<LabelSaid>, LabelRequirement, LabelRequirement['field'][]]>([
  ['a maker without a phone', { label: { maker_name_zh: '梅好', maker_address_zh: '台南' } }, needs('maker'), ['maker']],
  ['a whole maker', { label: { maker_name_zh: '梅好', maker_address_zh: '台南', maker_phone: '06-1' } }, needs('maker'), []],
  ['the origin of what is made here', { label: { maker_role: 'maker' } }, needs('origin', { needed: 'imported' }), []],
  ['the origin of what is imported', { label: { maker_role: 'importer' } }, needs('origin', { needed: 'imported' }), ['origin']],
  ['nutrition of what is exempt', { label: { nutrition_exempt: true } }, needs('nutrition', { needed: 'not_exempt' }), []],
  ['nutrition of all else', {}, needs('nutrition', { needed: 'not_exempt' }), ['nutrition']],
  ['material in the place of content', { label: { material_zh: '棉' } }, needs('net_content', { instead: 'material' }), []],
  ['neither of both', {}, needs('net_content', { instead: 'material' }), ['net_content']],
  ['days of shelf life', { shelf_life_days: 30 }, needs('shelf_life'), []],
  ['no days at arrival', {}, needs('arrival_days'), ['arrival_days']],
])('%s', (...[, said, requirement, expected]) => {
  expect(missing(said, requirement)).toEqual(expected)
})

test('GDS-39 allergens of which nobody has chosen any are missing; none of the eleven groups is an answer', () => {
  expect(allergens.filter((each) => each !== 'none')).toHaveLength(11)
  expect(missing({}, needs('allergens'))).toEqual(['allergens'])
  expect(missing({ label: { allergens: ['none'] } }, needs('allergens'))).toEqual([])
})

test('whatever is filled in is never missing, and filling one field in leaves the others as they are', () => {
  const field = fc.constantFrom(...labelFields)
  fc.assert(
    fc.property(fc.uniqueArray(field, { minLength: 1 }), field, (asked, filled) => {
      const label = Object.fromEntries(
        filled === 'shelf_life' || filled === 'arrival_days' ? [] : keysOfField[filled].map((key) => [key, 'x']),
      )
      const days = { shelf_life_days: filled === 'shelf_life' ? 1 : null, arrival_days: filled === 'arrival_days' ? 1 : null }
      const still = missing({ label, ...days }, ...asked.map((each) => needs(each)))
      expect(still).toEqual(labelFields.filter((each) => asked.includes(each) && each !== filled))
    }),
  )
})

test('GDS-40 a food-business number has one letter, nine digits, five digits and one digit', () => {
  expect(isFoodBusinessNumber('A-123456789-00000-0')).toBe(true)
  for (const wrong of ['', 'a-123456789-00000-0', 'A-12345678-00000-0', 'A123456789000000', 'A-123456789-00000-0 ', 'AB-123456789-00000-0'])
    expect(isFoodBusinessNumber(wrong), wrong).toBe(false)
})
