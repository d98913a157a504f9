import { expect, test } from 'vitest'
import { inLanguage, isLanguage, languages, localeOf } from './locale.ts'

test('I18N-01 I18N-02 the shop speaks zh and en, zh first', () => {
  expect(languages).toEqual(['zh', 'en'])
  expect(languages.map(localeOf)).toEqual(['zh-TW', 'en-US'])
})

test('I18N-14 a text that is missing in one language shows in the other', () => {
  expect(inLanguage({ zh: '', en: 'Gel' }, 'zh')).toBe('Gel')
  expect(inLanguage({ zh: '凝膠', en: '' }, 'en')).toBe('凝膠')
  expect(inLanguage({ zh: '凝膠', en: 'Gel' }, 'zh')).toBe('凝膠')
})

test.each([
  ['zh', true],
  ['en', true],
  ['fr', false],
  ['ZH', false],
  ['', false],
  [undefined, false],
])('I18N-08 %s is a language of ours: %s', (word, ours) => {
  expect(isLanguage(word)).toBe(ours)
})
