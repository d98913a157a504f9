import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { runCommand } from './run-command.ts'

const { shop } = await openTestShop()

const operate = (command: string, ...given: string[]) => runCommand(shop, { command, given: [...given, '--actor', 'Ana'] })

test('WRT-17 operations make, change and end a discount code; each says what was done or why not', async () => {
  const fields = '{"code":"plum20","name_zh":"梅開","kind":"percent","value":20}'
  expect(await operate('create-discount-code', fields)).toEqual({ ok: true, says: 'Discount code PLUM20 can be used.' })
  expect(await operate('create-discount-code', fields)).toMatchObject({ ok: false, says: expect.stringContaining('such a code already') })
  expect(await operate('create-discount-code', '{"code":"PLUM 30"}')).toMatchObject({ ok: false, says: expect.stringContaining('code') })
  expect(await operate('change-discount-code', 'PLUM20', '{"active":false}')).toEqual({
    ok: true,
    says: 'Discount code PLUM20 was {"active":true} and is {"active":false} now.',
  })
  expect(await operate('change-discount-code', 'PLUM20', '{"value":101}')).toMatchObject({ ok: false })
  expect(await operate('change-discount-code', 'PLUM21', '{"value":1}')).toMatchObject({
    ok: false,
    says: expect.stringContaining('no such code'),
  })
})
