import { expect, test } from 'vitest'
import { chineseFont, runsOf } from './fonts.ts'
import { readSigns } from './read-signs.ts'

test('a font says which signs it has', () => {
  const signs = readSigns(chineseFont())
  const has = (sign: string) => signs.has(sign.codePointAt(0) ?? 0)
  expect([...'梅好出貨明細。「」×NT$'].filter((sign) => !has(sign))).toEqual([])
  expect([...'，：！？（）'].filter(has)).toEqual([])
})

test('what the large font lacks is written with the small ones, and the words stay as they are', () => {
  const text = '你好，請放管理室（二樓）！あ℃'
  const runs = runsOf(text)
  expect(runs.map(({ words }) => words).join('')).toBe(text)
  expect(runs[0]).toMatchObject({ name: 'chinese-traditional', words: '你好' })
  for (const { font, words } of runs) {
    const signs = readSigns(font)
    expect([...words].filter((sign) => !signs.has(sign.codePointAt(0) ?? 0))).toEqual([])
  }
  expect(runsOf('出貨明細')).toHaveLength(1)
})
