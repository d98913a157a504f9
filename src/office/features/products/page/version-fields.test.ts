import { expect, test } from 'vitest'
import { differingFields, valueText } from './version-fields.ts'

test('two versions are compared by what they say differently, field by field', () => {
  const old = { name_zh: '紅梅', price: 380, cod: true, pictures: [{ url: '/a.webp', alt_zh: '', alt_en: '' }], published_at: '2026-01-01' }
  const now = { ...old, price: 360, cod: false, pictures: [], published_at: '2026-02-01' }
  expect(differingFields(old, now)).toEqual(['price', 'cod', 'pictures'])
  expect(differingFields(old, old)).toEqual([])
})

test('what stands in a field is said in words', () => {
  expect(valueText('cod', true).zh).toBe('是')
  expect(valueText('state', 'off').en).toBe('Off sale')
  expect(valueText('barcode', null).zh).toBe('（空白）')
  expect(valueText('search_words', ['甲', '乙']).zh).toBe('甲\n乙')
  expect(valueText('pictures', [{ url: '/a.webp', alt_zh: '瓶身', alt_en: '' }]).zh).toBe('/a.webp・瓶身')
})
