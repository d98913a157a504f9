import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { flattenMenu, unfoldMenu } from './menu.ts'

const named = fc.record({ id: fc.nat(), name: fc.string() }, { noNullPrototype: true })
const categories = fc.array(fc.record({ id: fc.nat(), name: fc.string(), sub_categories: fc.array(named) }, { noNullPrototype: true }))

test('a menu that was laid flat stands up again as it was', () => {
  fc.assert(
    fc.property(categories, (menu) => {
      expect(unfoldMenu(flattenMenu(menu))).toEqual(menu)
    }),
  )
})
