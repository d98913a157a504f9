import { expect, test } from 'vitest'
import { partsOfName, proposeFamilies, sharedName, valuesOfNames } from './propose-families.ts'

test.each([
  ['護手霜（玫瑰）', { stem: '護手霜', last: '玫瑰' }],
  ['Hand cream (rose)', { stem: 'Hand cream', last: 'rose' }],
  ['眼影 霧棕', { stem: '眼影', last: '霧棕' }],
  ['指緣油 10 ml', { stem: '指緣油', last: '10 ml' }],
  ['指緣油・茉莉', { stem: '指緣油', last: '茉莉' }],
  ['指緣油', null],
])('%s is what many share and what is its own', (name, parts) => {
  expect(partsOfName(name)).toEqual(parts)
})

test('what tells styles apart stands in brackets, at the end, or between what all begin and end with', () => {
  expect(valuesOfNames(['護手霜（玫瑰）', '護手霜（茉莉）'])).toEqual(['玫瑰', '茉莉'])
  expect(valuesOfNames(['光療指甲油・紅梅 10 ml', '光療指甲油・霧玫 10 ml'])).toEqual(['紅梅', '霧玫'])
  expect(sharedName(['光療指甲油・紅梅 10 ml', '光療指甲油・霧玫 10 ml'])).toBe('光療指甲油')
  expect(sharedName(['Gel polish, Red Plum, 10 ml', 'Gel polish, Rose, 10 ml'])).toBe('Gel polish')
})

test('FAM-14 other styles lead to each other, names agree but for a bracket or a last word, and nothing stands in two families', () => {
  const goods = [
    { id: 1, name: '甲油・紅 10 ml' },
    { id: 2, name: '甲油・白 10 ml' },
    { id: 3, name: '霜（玫瑰）' },
    { id: 4, name: '霜（茉莉）' },
    { id: 5, name: '筆' },
    { id: 6, name: '霜（青梅）' },
  ]
  const links = [
    { product: 1, style: 2 },
    { product: 2, style: 1 },
    { product: 6, style: 5 },
    { product: 5, style: 99 },
  ]
  expect(proposeFamilies(goods, links)).toEqual([
    [1, 2],
    [5, 6],
    [3, 4],
  ])
})
