import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitOrder, subOrderNumber } from './split-order.ts'

const line = (id: number, apart: boolean) => ({
  id,
  product: { split_stocks: apart ? [{ stock_description: 'Ships from the second warehouse' }] : [] },
})

test('D-68 ORD-10 goods with split stocks form the sub-order when other lines remain', () => {
  const [mug, sofa] = [line(1, false), line(2, true)]
  expect(splitOrder([mug, sofa])).toEqual({ lines: [mug], subOrder: [sofa] })
  expect(splitOrder([sofa])).toEqual({ lines: [sofa], subOrder: null })
  expect(splitOrder([mug])).toEqual({ lines: [mug], subOrder: null })
  expect(subOrderNumber('K7Q2M9X4TBHE')).toBe('K7Q2M9X4TBHE-1')
})

test('D-68 no line is lost or doubled, and the order itself never stands empty', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }), (apart) => {
      const lines = apart.map((is, id) => line(id, is))
      const split = splitOrder(lines)
      expect([...split.lines, ...(split.subOrder ?? [])].map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(lines.map(({ id }) => id))
      expect(split.lines.length).toBeGreaterThan(0)
    }),
  )
})
