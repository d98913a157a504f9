import { expect, test } from 'vitest'
import { sectionTexts } from '#texts/office/goods/product/sections.ts'
import { editedTexts } from '#texts/office/goods/label.ts'
import { marksOf, productSections } from './product-sections.ts'

test('every section has a name', () => {
  expect(Object.keys(sectionTexts)).toEqual([...productSections])
})

test('every field that is edited on the page of a product stands in one of its sections', () => {
  for (const name of [...Object.keys(editedTexts), 'shelf_life', 'shelf_life_unit', 'pictures'])
    expect(productSections, name).toContain([...marksOf({ names: [name], faults: {} }).keys()][0])
})

test('a section is marked by what was refused in it before what is not saved, and by nothing that stands in none', () => {
  const names = ['name_zh', 'label.purpose_en', 'search_words_zh']
  const marks = marksOf({
    names,
    faults: { 'change.label.purpose_en': 'wrong', 'change.slug': 'wrong', reason: 'missing', change: 'wrong' },
  })
  expect(Object.fromEntries(productSections.map((section) => [section, marks.get(section)]))).toMatchObject({
    texts: 'unsaved',
    search: 'unsaved',
    label: 'refused',
    codes: 'refused',
    prices: 'refused',
    pictures: undefined,
    versions: undefined,
  })
})
