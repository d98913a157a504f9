import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#rules/calendar.ts'
import { canBeScope, dueReminder, isIdle, keyScopes } from './api-key.ts'
import { permissionNames, permissions } from './permissions.ts'

const made = new Date('2026-05-01T12:00:00+08:00')
const after = (days: number) => addDays(made, days)
const aMoment = 1000

test('ACC-47 a key holds nothing that a second factor, a second person or an owner is asked for', () => {
  expect(keyScopes).toContain('orders.view')
  expect(keyScopes).toContain('stock.move')
  for (const name of ['orders.refund', 'orders.export', 'keys.edit', 'staff.edit', 'promotions.approve', 'nothing.known'])
    expect(canBeScope(name), name).toBe(false)
  const others = permissionNames.filter((name) => !keyScopes.includes(name)).map((name) => permissions[name])
  expect(others.every(({ stepUp, ownerOnly, secondPerson }) => stepUp || ownerOnly || secondPerson)).toBe(true)
})

test.each([
  ['long before', 90, [], 75, null],
  ['fourteen days before', 90, [], 76, 14],
  ['said already', 90, [14], 80, null],
  ['a day before', 90, [14], 89, 1],
  ['both at once, where nobody was at work', 90, [], 89.5, 1],
  ['over', 90, [14], 90, null],
  ['made for ten days', 10, [], 1, null],
  ['made for ten days, on the last', 10, [], 9, 1],
  ['made for one day', 1, [], 0.5, null],
] as const)('ACC-49 a key %s: made for %d days, told %j, on day %d the letter of %s days is due', (...[, days, reminded, day, due]) => {
  expect(dueReminder({ createdAt: made, expiresAt: after(days), reminded }, after(day))).toBe(due)
})

test('ACC-49 whatever the moments at which somebody looks, each letter goes out at most once, the later one last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 365 }), fc.array(fc.integer({ min: 0, max: 365 })), (days, looks) => {
      const reminded: number[] = []
      for (const look of looks.toSorted((one, other) => one - other)) {
        const due = dueReminder({ createdAt: made, expiresAt: after(days), reminded }, after(look))
        if (due !== null) reminded.push(due)
      }
      expect(reminded).toEqual([...new Set(reminded)].toSorted((one, other) => other - one))
    }),
  )
})

test('ACC-49 a key is pointed out once nobody has used it for sixty days', () => {
  const justBefore = new Date(after(60).getTime() - aMoment)
  expect([isIdle({ createdAt: made, lastUsedAt: null }, justBefore), isIdle({ createdAt: made, lastUsedAt: null }, after(60))]).toEqual([
    false,
    true,
  ])
  expect(isIdle({ createdAt: made, lastUsedAt: after(30) }, after(89))).toBe(false)
  expect(isIdle({ createdAt: made, lastUsedAt: after(30) }, after(90))).toBe(true)
})
