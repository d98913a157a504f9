import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { runCommand } from './run-command.ts'

const { shop, shelf } = await openTestShop()

const operate = (command: string, ...given: string[]) => runCommand(shop, { command, given: [...given, '--actor', 'Ana'] })
const refused = (why: string) => ({ ok: false, says: expect.stringContaining(why) })

test('WRT-23 operations set the accessories and other styles of a product; each says what was done or why not', async () => {
  const [product, file] = [String(shelf.roseGel), shelf.nailFile]
  for (const [command, what] of [
    ['set-accessories', 'accessories'],
    ['set-siblings', 'other styles'],
  ] as const) {
    const says = `The list of ${what} of product ${product} was [] and is [${file}] now.`
    expect(await operate(command, product, `[${file}]`)).toEqual({ ok: true, says })
    expect(await operate(command, product, `[${product}]`)).toEqual(refused('not beside itself'))
    expect(await operate(command, product, '[999999]')).toEqual(refused('no product 999999'))
  }
})

test('WRT-24 WRT-25 operations set the bundle of a product and what of it travels apart; each says what was done or why not', async () => {
  const product = String(shelf.lilyGel)
  const bundle = (picked: number) => JSON.stringify({ picks: 1, entries: [{ product: picked, name_zh: '磨棒', max_amount: 1 }] })
  expect(await operate('set-bundle', product, bundle(shelf.nailFile))).toMatchObject({ ok: true, says: expect.stringContaining('磨棒') })
  expect(await operate('set-bundle', product, bundle(shelf.pudding))).toEqual(refused(`product ${shelf.pudding} has another temperature`))
  expect(await operate('set-bundle', product, '{"picks":1,"entries":[]}')).toEqual(refused('Picks need entries'))
  expect(await operate('set-split-stocks', product, '[{"stock_description_zh":"原廠寄出"}]')).toMatchObject({
    ok: true,
    says: expect.stringContaining('"cod":false'),
  })
  expect(await operate('set-split-stocks', '999999', '[]')).toEqual(refused('no product 999999'))
})
