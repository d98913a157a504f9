import { expect, test } from 'vitest'
import { isOpen, translationState } from './translation.ts'

const [morning, evening] = ['2026-11-24T01:00:00.000Z', '2026-11-24T10:00:00.000Z']

test.each([
  ['both stand as they began', { zh: '紅梅', en: 'Red plum' }, 'translated'],
  ['no English', { zh: '紅梅', en: ' ' }, 'missing'],
  ['nothing to translate', { zh: '', en: '' }, 'empty'],
  ['Chinese was changed after English', { zh: '紅梅', en: 'Red plum', zhChangedAt: evening, enChangedAt: morning }, 'outdated'],
  ['Chinese alone was changed', { zh: '紅梅', en: 'Red plum', zhChangedAt: morning }, 'outdated'],
  ['both were changed at once', { zh: '紅梅', en: 'Red plum', zhChangedAt: morning, enChangedAt: morning }, 'translated'],
  ['English followed', { zh: '紅梅', en: 'Red plum', zhChangedAt: morning, enChangedAt: evening }, 'translated'],
] as const)('GDS-13 a pair of texts says how its English stands: %s', (_what, pair, state) => {
  expect(translationState(pair)).toBe(state)
  expect(isOpen(translationState(pair))).toBe(state === 'missing' || state === 'outdated')
})
