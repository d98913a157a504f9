import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  archiveInTree,
  besideOf,
  bringBackInTree,
  differencesInTree,
  dropInTree,
  emptyCategory,
  faultInTree,
  inTreeOrder,
  placeInTree,
  stepInTree,
  withChanges,
  type Category,
} from './category-tree.ts'

const named = (id: number, name: string, place: Partial<Category> = {}): Category => ({ ...emptyCategory, id, name_zh: name, ...place })

/** 1 (2, 3), 4, 5 (6). */
const tree = inTreeOrder([
  named(1, '光療', { position: 0 }),
  named(2, '底膠', { parent_id: 1, position: 0 }),
  named(3, '封層', { parent_id: 1, position: 1 }),
  named(4, '美髮', { position: 1 }),
  named(5, '居家', { position: 2 }),
  named(6, '香氛', { parent_id: 5, position: 0 }),
])
const shapeOf = (categories: readonly Category[] | 'too_deep' | null) =>
  Array.isArray(categories)
    ? categories.map(({ id, parent_id: above }) => (above === null ? `${id}` : `${above}.${id}`)).join(' ')
    : categories

test.each([
  [2, 'down', '1 1.3 1.2 4 5 5.6'],
  [3, 'up', '1 1.3 1.2 4 5 5.6'],
  [2, 'up', null],
  [4, 'in', '1 1.2 1.3 1.4 5 5.6'],
  [3, 'out', '1 1.2 3 4 5 5.6'],
  [4, 'out', null],
  [1, 'in', null],
  [5, 'in', 'too_deep'],
  [6, 'in', 'too_deep'],
  [1, 'down', '4 1 1.2 1.3 5 5.6'],
] as const)('CAT-02 category %i goes %s: %s', (id, to, shape) => {
  expect(shapeOf(stepInTree(tree, { id, to }))).toBe(shape)
})

test.each([
  [6, 2, '1 1.2 1.6 1.3 4 5'],
  [6, 4, '1 1.2 1.3 4 4.6 5'],
  [4, 1, '1 1.4 1.2 1.3 5 5.6'],
  [5, 1, '1 1.2 1.3 5 5.6 4'],
  [5, 2, '1 1.2 1.3 5 5.6 4'],
  [4, null, '4 1 1.2 1.3 5 5.6'],
  [4, 5, '1 1.2 1.3 5 5.4 5.6'],
] as const)('CAT-02 category %i dropped behind %s: %s', (id, follows, shape) => {
  expect(shapeOf(dropInTree(tree, { id, follows }))).toBe(shape)
})

test('CAT-02 a third level is refused, below a sub-category or with sub-categories of its own', () => {
  expect(placeInTree(tree, { id: 4, parent: 2, at: 0 })).toBe('too_deep')
  expect(placeInTree(tree, { id: 5, parent: 4, at: 0 })).toBe('too_deep')
  expect(placeInTree(tree, { id: 4, parent: 4, at: 0 })).toBe('too_deep')
  expect(faultInTree([...tree, named(7, '深', { parent_id: 6 })])?.code).toBe('too_deep')
})

test('CAT-06 what is archived goes with what stands below it, leads on, and comes back hidden', () => {
  const put = archiveInTree(tree, { id: 1, leadsTo: 4 })
  expect(put.filter(({ archived }) => archived).map(({ id, leads_to: to, visible }) => [id, to, visible])).toEqual([
    [1, 4, false],
    [2, 4, false],
    [3, 4, false],
  ])
  expect(faultInTree(put)).toBeNull()
  const onwards = archiveInTree(put, { id: 4, leadsTo: 5 })
  expect(faultInTree(onwards), 'the way goes on').toBeNull()
  expect(faultInTree(archiveInTree(onwards, { id: 5, leadsTo: 4 }))?.code, 'a circle').toBe('no_target')
  expect(faultInTree(archiveInTree(tree, { id: 4, leadsTo: 4 }))?.code).toBe('no_target')
  const back = bringBackInTree(put, 2).find(({ id }) => id === 2)
  expect(back, 'what it stood below is gone').toMatchObject({ archived: false, visible: false, leads_to: null, parent_id: null })
})

test.each([
  ['name_taken', { name_zh: '封層', parent_id: 1 }],
  ['slug_taken', { name_zh: '新', slug: 'hair' }],
  ['unknown_parent', { name_zh: '新', parent_id: 99 }],
] as const)('CAT-01 %s', (code, said) => {
  const withSlug = tree.map((category) => (category.id === 4 ? { ...category, slug: 'hair' } : category))
  expect(faultInTree([...withSlug, named(-1, '', said)])?.code).toBe(code)
})

const anyTree = fc
  .array(fc.record({ parent: fc.option(fc.nat(5)), position: fc.nat(3), visible: fc.boolean() }), { minLength: 1, maxLength: 9 })
  .map((rows) => {
    const roots = rows.map((row, at) => (row.parent === null ? at + 1 : 0)).filter(Boolean)
    return inTreeOrder(
      rows.map(({ parent, position, visible }, at) =>
        named(at + 1, `分類 ${at}`, {
          position,
          visible,
          parent_id: parent === null ? null : (roots[parent % (roots.length || 1)] ?? null),
        }),
      ),
    )
  })
const anyMove = fc.record({ id: fc.integer({ min: 1, max: 9 }), to: fc.constantFrom('up', 'down', 'in', 'out' as const) })

test('a draft of any moves, laid over what stands there, is what was wanted; one without moves says nothing', () => {
  fc.assert(
    fc.property(anyTree, fc.array(anyMove, { maxLength: 8 }), (stand, moves) => {
      expect(differencesInTree(stand, stand)).toEqual({})
      const wanted = moves.reduce((now, move) => {
        const next = stepInTree(now, move)
        return Array.isArray(next) ? next : now
      }, stand)
      expect(faultInTree(wanted)?.code ?? 'fine').toBe('fine')
      const overlaid = withChanges(stand, differencesInTree(stand, wanted))
      expect(shapeOf(overlaid)).toBe(shapeOf(wanted))
      expect(besideOf(overlaid, null).length).toBeGreaterThan(0)
    }),
  )
})
