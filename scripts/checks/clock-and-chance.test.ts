import { expect, test } from 'vitest'
import { takesFromNowhere } from './clock-and-chance.ts'

const complaints = (text: string) => takesFromNowhere({ path: 'src/rules/points/points.ts', text })

test.each(['new Date()', 'Date()', 'Date.now()', 'Math.random()'])('%s in a rule is refused', (taking) => {
  expect(complaints(`export const age = () => ${taking}\n`)).toEqual([
    expect.stringMatching(/^src\/rules\/points\/points\.ts:1 takes (the clock|chance)/),
  ])
})

test('a moment that is given may be turned and compared', () => {
  expect(complaints('export const later = (now: Date, days: number) => new Date(now.getTime() + Math.floor(days) * 86_400_000)\n')).toEqual(
    [],
  )
})
