import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builtInRoles, permissionNames, permissions, type Share } from './permissions.ts'
import { permissionsOf, readHolds, shareOf, type Role } from './roles.ts'

const builtIn = (...keys: (typeof builtInRoles)[number][]): Role[] => keys.map((key) => ({ key }))
const own = (holds: Partial<Record<string, Share>>): Role => ({
  key: null,
  holds: new Map(Object.entries(holds).map(([name, share = 'none']) => [name, share])),
})

test('ACC-32 D-103 who packs in the morning and answers mail in the afternoon may do both, each as far as it goes', () => {
  const person = builtIn('packer', 'care')
  expect(shareOf(person, 'parcels.pack')).toBe('all')
  expect(shareOf(person, 'orders.view')).toBe('all')
  expect(shareOf(person, 'orders.refund')).toEqual({ each: 1000, aDay: 5000 })
  expect(shareOf(person, 'products.price')).toBe('none')
  expect(permissionsOf(person).has('products.price')).toBe(false)
})

test('ACC-32 of two allowances the highest holds, in whichever order the roles stand', () => {
  for (const person of [builtIn('care', 'manager'), builtIn('manager', 'care')]) {
    expect(shareOf(person, 'orders.refund')).toEqual({ each: 20_000 })
    expect(shareOf(person, 'members.points')).toEqual({ each: 5000 })
    expect(shareOf(person, 'orders.discount')).toBe('all')
  }
  const [low, high] = [own({ 'orders.refund': { each: 500, aDay: 900 } }), own({ 'orders.refund': { each: 500, aDay: 1000 } })]
  expect(shareOf([high, low], 'orders.refund')).toEqual({ each: 500, aDay: 1000 })
  expect(shareOf([low, own({ 'orders.refund': { each: 500 } })], 'orders.refund')).toEqual({ each: 500 })
  expect(shareOf([...builtIn('editor'), own({ 'products.price': 'all' })], 'products.price')).toBe('all')
  expect(shareOf([own({ 'orders.view': { part: 'in work' } }), own({ 'orders.view': { each: 1 } })], 'orders.view')).toEqual({ each: 1 })
})

test('ACC-32 another role never takes anything away', () => {
  const role = fc.constantFrom(...builtInRoles)
  const name = fc.constantFrom(...permissionNames)
  fc.assert(
    fc.property(role, role, name, (first, second, permission) => {
      const alone = permissions[permission][first]
      const both = shareOf(builtIn(first, second), permission)
      const other = permissions[permission][second]
      expect([alone, other]).toContainEqual(both)
      expect(both === 'none').toBe(alone === 'none' && other === 'none')
      expect(both === 'all').toBe(alone === 'all' || other === 'all')
      expect(shareOf(builtIn(second, first), permission)).toEqual(both)
    }),
  )
})

test('ACC-32 D-103 each limit is the highest that any role grants, whatever roles an owner has made', () => {
  const twice = [own({ 'members.points': { each: 300, aDay: 5000 } }), own({ 'members.points': { each: 500, aDay: 1000 } })]
  expect(shareOf(twice, 'members.points')).toEqual({ each: 500, aDay: 5000 })
  const amount = fc.option(fc.integer({ min: 1, max: 5 }), { nil: Infinity })
  const allowance = fc.record({ each: amount, aDay: amount, percent: amount })
  const limited = (limits: object): Share => Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== Infinity))
  fc.assert(
    fc.property(fc.array(allowance, { minLength: 1, maxLength: 3 }), (granted) => {
      const highest = (field: 'each' | 'aDay' | 'percent') => Math.max(...granted.map((limits) => limits[field]))
      const expected = limited({ each: highest('each'), aDay: highest('aDay'), percent: highest('percent') })
      const roles = granted.map((limits) => own({ 'orders.refund': limited(limits) }))
      expect(shareOf(roles, 'orders.refund')).toEqual(expected)
    }),
  )
})

test('ACC-31 what has become a matter for owners alone, no role made before holds any more', () => {
  const early = own({ 'staff.edit': 'all', 'orders.view': 'all' })
  expect(shareOf([early], 'staff.edit')).toBe('none')
  expect([...permissionsOf([early]).keys()]).toEqual(['orders.view'])
})

test('ACC-31 a role of the owner’s own holds nothing that is for owners alone, nothing that does not exist, and no nonsense', () => {
  expect(readHolds({ 'orders.view': 'all', 'orders.refund': { each: 500 } })).toEqual(
    new Map<string, Share>([
      ['orders.view', 'all'],
      ['orders.refund', { each: 500 }],
    ]),
  )
  for (const name of ['staff.edit', 'keys.edit', 'webhooks.edit', 'settings.money', 'audit.export', 'orders.everything', 'toString'])
    expect(readHolds({ 'orders.view': 'all', [name]: 'all' }), name).toBeNull()
  for (const share of ['none', 'some', null, 1, {}, { each: 0 }, { each: 1.5 }, { each: '5' }, { part: 'money' }, { all: 1 }, ['all']])
    expect(readHolds({ 'orders.refund': share }), JSON.stringify(share)).toBeNull()
  for (const nothing of [{}, [], null, 'all', 7]) expect(readHolds(nothing)).toBeNull()
})
