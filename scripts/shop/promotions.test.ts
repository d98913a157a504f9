import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { runCommand } from './run-command.ts'

const { shop, shelf } = await openTestShop()

const operate = (command: string, ...given: string[]) => runCommand(shop, { command, given: [...given, '--actor', 'Ana'] })

test('WRT-20 operations make, change and end a promotion; each says what was done or why not', async () => {
  const promotion = (product: number) => {
    const tiers = [{ minimum_amount: 1500, add_on_items: [{ product, price: 199 }] }]
    return JSON.stringify({ name_zh: '春日加購', temperature: 'normal', tiers })
  }
  const told = await operate('create-promotion', promotion(shelf.teaTin))
  expect(told).toMatchObject({ ok: true, says: expect.stringContaining('is in the shop') })
  const id = /\d+/.exec(told.says)?.[0] ?? ''
  const refused = async (command: string, ...given: string[]) => {
    const { ok, says } = await operate(command, ...given)
    return ok ? '' : says
  }
  expect(await refused('create-promotion', promotion(shelf.teaTin))).toContain(`promotion ${id} of that temperature`)
  expect(await refused('change-promotion', id, '{"temperature":"freezing"}')).toContain('another temperature')
  expect(await refused('change-promotion', id, promotion(999_999))).toContain('no product 999999')
  expect(await refused('change-promotion', id, '{"tiers":[]}')).toContain('tiers')
  expect(await refused('change-promotion', '999999', '{"active":false}')).toContain('no such promotion')
  expect(await operate('change-promotion', id, '{"active":false}')).toEqual({
    ok: true,
    says: `Promotion ${id} was {"active":true} and is {"active":false} now.`,
  })
})
