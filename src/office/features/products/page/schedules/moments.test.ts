import { expect, test } from 'vitest'
import { fieldOfMoment, momentOfField } from './moments.ts'

test('times are those of Taipei, and an empty field is no time', () => {
  expect(fieldOfMoment('2026-12-11T16:00:00.000Z')).toBe('2026-12-12T00:00')
  expect(momentOfField('2026-12-12T00:00')).toBe('2026-12-11T16:00:00.000Z')
  expect([fieldOfMoment(null), momentOfField('')]).toEqual(['', null])
})
