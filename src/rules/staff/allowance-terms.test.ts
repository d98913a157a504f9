import { expect, test } from 'vitest'
import { defaultAllowances, shareOfBuiltIn } from './allowance-terms.ts'
import { builtInRoles, permissionNames, permissions } from './permissions.ts'

test('D-104 every allowance begins as the table of permissions says', () => {
  for (const name of permissionNames)
    for (const role of builtInRoles)
      expect(shareOfBuiltIn(role, name, defaultAllowances), `${role} ${name}`).toEqual(permissions[name][role])
})

test('D-104 an owner changes what others do alone, and may let owners need each other', () => {
  const terms = { ...defaultAllowances, care: { ...defaultAllowances.care, refund_each: 300 }, two_owners: true }
  expect(shareOfBuiltIn('care', 'orders.refund', terms)).toEqual({ each: 300, aDay: 5000 })
  expect(shareOfBuiltIn('owner', 'orders.refund', terms)).toEqual({ each: 50_000 })
  expect(shareOfBuiltIn('owner', 'orders.cancel', terms), 'nothing that needs no second person').toBe('all')
})
