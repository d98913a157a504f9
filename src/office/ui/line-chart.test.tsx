import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LineChart, roundTop } from './line-chart.tsx'

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [7, 10],
  [11, 20],
  [390, 400],
  [4100, 5000],
  [99_999, 100_000],
])('the axis of values up to %i ends at %i', (most, top) => expect(roundTop(most)).toBe(top))

test('no value stands above the axis, and less than half of the axis is empty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 100_000_000 }), (most) => {
      expect(roundTop(most)).toBeGreaterThanOrEqual(most)
      expect(roundTop(most)).toBeLessThanOrEqual(most * 2)
    }),
  )
})

test('a line ends where there is nothing yet, and what it is compared with goes on', () => {
  const drawn = renderToStaticMarkup(
    <LineChart
      label="today"
      lines={[
        { name: 'today', values: [0, 2, null] },
        { name: 'before', values: [1, 1, 2], past: true },
      ]}
      ticks={[]}
      formatValue={String}
    />,
  )
  const pointsOf = (name: string) => new RegExp(`class="${name}" points="([^"]*)"`).exec(drawn)?.[1]?.split(' ')
  expect(pointsOf('chart-line')).toHaveLength(2)
  expect(pointsOf('chart-line past')).toHaveLength(3)
  expect(drawn).toContain('aria-label="today"')
})
