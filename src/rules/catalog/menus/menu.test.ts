import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultInMenu, faultOfEntry, keyOfTarget, nameOfEntry, shownMenu, type MenuEntry, type TargetFacts } from './menu.ts'
import { dropEntry, listedEntries, stepEntry } from './move-entry.ts'

const facts: Readonly<Record<string, TargetFacts>> = {
  'category:1': { name: { zh: '光療', en: 'Gel nails' }, fault: null, below: [{ kind: 'category', id: 2 }] },
  'category:2': { name: { zh: '底膠', en: '' }, fault: null, below: [] },
  'category:3': { name: { zh: '封存', en: '' }, fault: 'archived', below: [] },
  'list:vip': { name: { zh: 'VIP 專屬', en: 'For VIPs only' }, fault: 'empty', below: [] },
  'article:7': { name: { zh: '一篇名稱遠遠超過二十個字所以放不進選單第一層的文章', en: '' }, fault: null, below: [] },
}
const factsOf = (target: MenuEntry['target']) => facts[keyOfTarget(target)]
const entry = (key: string, target: MenuEntry['target'], more: Partial<MenuEntry> = {}): MenuEntry => ({
  key,
  target,
  name_zh: '',
  name_en: '',
  entries: [],
  ...more,
})

test('CAT-08 what is hidden, archived, empty or gone is left out, and a heading with nothing below it too', () => {
  const menu = [
    entry('a', { kind: 'category', id: 1 }),
    entry('b', { kind: 'category', id: 3 }, { entries: [entry('b1', { kind: 'category', id: 1 })] }),
    entry('c', { kind: 'list', list: 'vip' }),
    entry('d', { kind: 'category', id: 99 }),
    entry('e', { kind: 'heading' }, { name_zh: '說明', entries: [entry('e1', { kind: 'category', id: 3 })] }),
    entry('f', { kind: 'address', address: '/faqs/shopping' }, { name_zh: '退換貨', name_en: 'Returns' }),
  ]
  expect(menu.map((each) => faultOfEntry(each, factsOf))).toEqual([null, 'archived', 'empty', 'gone', 'empty', null])
  expect(shownMenu(menu, factsOf)).toEqual([
    {
      target: { kind: 'category', id: 1 },
      name: { zh: '光療', en: 'Gel nails' },
      entries: [{ target: { kind: 'category', id: 2 }, name: { zh: '底膠', en: '' } }],
    },
    { target: { kind: 'address', address: '/faqs/shopping' }, name: { zh: '退換貨', en: 'Returns' }, entries: [] },
  ])
})

test('an entry has a name of at most 20 characters, its own or that of what it leads to', () => {
  const faultOf = (more: MenuEntry, kind: 'main' | 'footer' = 'main') => faultInMenu({ kind, entries: [more] }, factsOf)?.code ?? null
  const article = { kind: 'article', id: 7 } as const
  expect(faultOf(entry('a', article))).toBe('entry_name_too_long')
  expect(faultOf(entry('a', article, { name_zh: '護手', name_en: 'Hands' }))).toBeNull()
  expect(faultOf(entry('a', { kind: 'category', id: 1 }, { name_zh: '字'.repeat(20) }))).toBeNull()
  expect(faultOf(entry('a', { kind: 'category', id: 1 }, { name_en: 'x'.repeat(21) }))).toBe('entry_name_too_long')
  expect(faultOf(entry('a', { kind: 'address', address: '/search' }))).toBe('entry_name_missing')
  expect(faultOf(entry('a', { kind: 'heading' }, { name_zh: '說明' }))).toBe('heading_not_here')
  expect(faultOf(entry('a', { kind: 'heading' }, { name_zh: '說明' }), 'footer')).toBeNull()
  expect(nameOfEntry(entry('a', { kind: 'category', id: 1 }, { name_zh: '美甲' }), factsOf)).toEqual({ zh: '美甲', en: 'Gel nails' })
})

test('whatever is moved, no entry is lost, none stands twice, and none stands in a third level', () => {
  const menu = fc.array(fc.nat(3), { minLength: 1, maxLength: 5 }).map((sizes) =>
    sizes.map((size, at) =>
      entry(
        `m${at}`,
        { kind: 'list', list: 'new' },
        {
          entries: Array.from({ length: size }, (_, sub) => ({ ...entry(`m${at}s${sub}`, { kind: 'list', list: 'hot' }) })),
        },
      ),
    ),
  )
  const keysOf = (entries: readonly MenuEntry[]) => listedEntries(entries).map(({ entry: each }) => each.key)
  const move = fc.record({ at: fc.nat(20), to: fc.constantFrom('up', 'down', 'in', 'out', 'drop'), onto: fc.nat(20) })
  fc.assert(
    fc.property(menu, fc.array(move, { maxLength: 12 }), (start, moves) => {
      let now: readonly MenuEntry[] = start
      for (const { at, to, onto } of moves) {
        const keys = keysOf(now)
        const key = keys[at % keys.length] ?? ''
        const others = keys.filter((other) => other !== key)
        const follows = others[onto % (others.length + 1)] ?? null
        const next = to === 'drop' ? dropEntry(now, { key, follows }) : stepEntry(now, { key, to: to as 'up' })
        if (next !== null && next !== 'too_deep') now = next
      }
      expect(keysOf(now).toSorted()).toEqual(keysOf(start).toSorted())
    }),
  )
})
