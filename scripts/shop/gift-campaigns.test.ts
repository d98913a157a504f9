import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { runCommand } from './run-command.ts'

const { shop, shelf } = await openTestShop()

const operate = (command: string, ...given: string[]) => runCommand(shop, { command, given: [...given, '--actor', 'Ana'] })
const refused = (why: string) => ({ ok: false, says: expect.stringContaining(why) })

test('WRT-30 operations make and end a gift campaign; each says what was done or why not', async () => {
  const campaign = (product: number) => JSON.stringify({ key: 'winter', kind: 'gifts', product })
  expect(await operate('create-gift-campaign', campaign(shelf.giftPouch))).toMatchObject({ ok: true })
  expect(await operate('create-gift-campaign', campaign(shelf.giftPouch))).toEqual(refused('gift campaign winter already'))
  expect(await operate('create-gift-campaign', campaign(shelf.presaleLamp))).toEqual(
    refused('is a pre-order item, so it cannot be the gift of a campaign'),
  )
  expect(await operate('change-gift-campaign', 'winter', '{"active":false}')).toEqual({
    ok: true,
    says: 'Gift campaign winter was {"active":true} and is {"active":false} now.',
  })
  expect(await operate('change-gift-campaign', 'summer', '{"active":false}')).toEqual(refused('no gift campaign summer'))
})
