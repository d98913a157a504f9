import { expect, test } from 'vitest'
import { orderStatuses } from './order.ts'
import { orderViews, statusesOfView } from './order-views.ts'

test('every status stands under one view, and under all; what is held is so under any', () => {
  expect([statusesOfView('all'), statusesOfView('held')]).toEqual([null, null])
  const shown = orderViews.flatMap((view) => statusesOfView(view) ?? [])
  expect(shown.toSorted()).toEqual(orderStatuses.toSorted())
})
