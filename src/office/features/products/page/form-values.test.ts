import { expect, test } from 'vitest'
import { changeOf, readWords, valuesOf } from './form-values.ts'

const fields = {
  name_zh: '紅梅',
  barcode: null,
  price: 360,
  first_purchase_price: 299,
  search_words: ['玻尿酸', 'HA', '波尿酸'],
  cod: true,
}

test('only what was changed is sent, as what it is', () => {
  const began = valuesOf(fields)
  expect(began).toEqual({
    name_zh: '紅梅',
    barcode: '',
    price: '360',
    first_purchase_price: '299',
    search_words_zh: '玻尿酸、波尿酸',
    search_words_en: 'HA',
    cod: true,
  })
  expect(changeOf(began, began)).toEqual({})
  const now = { ...began, price: '350', first_purchase_price: '', search_words_zh: '玻尿酸, 保濕\n保濕', cod: false }
  expect(changeOf(began, now)).toEqual({ price: 350, first_purchase_price: null, search_words: ['玻尿酸', '保濕', 'HA'], cod: false })
})

test('words stand apart by any comma or line', () => {
  expect(readWords(' 甲、乙，丙,丁\n甲、')).toEqual(['甲', '乙', '丙', '丁'])
})
