import { expect, test } from 'vitest'
import { orderStatuses } from './order.ts'
import { attentionTroubles } from './order-filter.ts'
import { orderViews, viewFilters } from './order-views.ts'

test('every status stands under one view, and under all', () => {
  const shown = orderViews.filter((view) => view !== 'to_hand_over').flatMap((view) => viewFilters[view].status ?? [])
  expect(shown.toSorted()).toEqual(orderStatuses.toSorted())
  expect(viewFilters.all).toEqual({})
})

test('what is held is so under any status, and waits for no picking; what needs a person may stand under any too', () => {
  expect(viewFilters.held.status).toBeUndefined()
  expect(viewFilters.to_pick.held).toEqual(['no'])
  expect(viewFilters.attention).toEqual({ trouble: attentionTroubles })
})
