import { expect, test } from 'vitest'
import type { Me } from '#contract/office/api/me.ts'
import type { PermissionName } from '#rules/staff/permissions.ts'
import { codeGroups } from './code-items.ts'

const who = (...permissions: PermissionName[]): Pick<Me, 'permissions'> => ({
  permissions: Object.fromEntries(permissions.map((permission) => [permission, 'all' as const])),
})
const packer = who('parcels.pack', 'stock.view')

const opened = (typed: string, me = packer) =>
  codeGroups({ me, typed, language: 'zh' }).flatMap(({ value, items }) =>
    items.map(({ label, more, exact, goes }) => [value, label, more, exact, goes.href]),
  )

test('PCK-12 the code of a wave opens its pick list, of a basket the parcel in it, of a shelf the stock that lies there', () => {
  expect(opened('W:12')).toEqual([['出貨台', '批次 12', '', true, '/office/packing?stage=pick&wave=12']])
  expect(opened(' t:12-2-24')).toEqual([['出貨台', '籃 24（第 2 輪）', '批次 12', true, '/office/packing?stage=pack&basket=12-2-24']])
  expect(opened('Ｓ：A-01-4')).toEqual([['庫存', '儲位 A-01-4', '', true, '/office/stock?q=A-01-4']])
})

test('PCK-12 a code opens no page that is not theirs, and what is no code of these opens none', () => {
  expect(opened('S:A-01-4', who('parcels.pack'))).toEqual([])
  expect(opened('W:12', who('stock.view'))).toEqual([])
  for (const typed of ['O:K7Q2M9X4TBHE', 'W:twelve', 'T:12', 'A-01-4', '']) expect(opened(typed), typed).toEqual([])
})
