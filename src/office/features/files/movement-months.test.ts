import { expect, test } from 'vitest'
import { monthsUntil } from './movement-months.ts'

test('IMP-01 movements are asked for by the month, over the turn of years', () => {
  const months = monthsUntil('2026-02-14')
  expect(months.slice(0, 3)).toEqual([
    { name: '2026-02', from: '2026-02-01', until: '2026-02-28' },
    { name: '2026-01', from: '2026-01-01', until: '2026-01-31' },
    { name: '2025-12', from: '2025-12-01', until: '2025-12-31' },
  ])
  expect(new Set(months.map(({ name }) => name)).size).toBe(120)
  expect(months.at(-1)).toEqual({ name: '2016-03', from: '2016-03-01', until: '2016-03-31' })
})
