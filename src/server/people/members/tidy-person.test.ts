import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { finishSignIn } from './finish-sign-in.ts'
import type { Person } from '#ports/sign-in-provider.ts'

const { shop, database } = await openTestShop()
const caller = '127.0.0.1'
let count = 0

/** Somebody whom LINE knows by that name comes for the first time; answers what the shop keeps. */
async function arrive(person: Partial<Person>) {
  const providerId = `Unew${(count += 1)}`
  const line = {
    ...shop.ports.signIn.line,
    finishSignIn: async () => ({ answer: 'person' as const, person: { providerId, name: '林小梅', email: null, image: null, ...person } }),
  }
  const begun = await beginSignIn(shop, { provider: 'line', origin: '/zh', confirms: null, caller })
  const state = begun.ok ? begun.value.state : ''
  const visit = {
    provider: 'line' as const,
    cameBackTo: new URL(`http://shop.test/?state=${state}`),
    stateOfBrowser: state,
    former: undefined,
    userAgent: undefined,
    caller,
  }
  const { end } = await finishSignIn({ ...shop, ports: { ...shop.ports, signIn: { ...shop.ports.signIn, line } } }, visit)
  const row = await database.db
    .selectFrom('users')
    .innerJoin('identities', 'identities.user_id', 'users.id')
    .where('provider_uid', '=', providerId)
    .select(['name', 'email', 'image', 'profile'])
    .executeTakeFirst()
  return { end, row }
}

test.each([
  ['小梅\u0000', '小梅'],
  ['\u202Eevil\u202C 梅\n好', 'evil 梅 好'],
  ['梅\uD800', '梅'],
  ['\u200B\u2060', 'LINE'],
  ['👩‍👩‍👧‍👦 𠮷', '👩‍👩‍👧‍👦 𠮷'],
  ['梅'.repeat(150), '梅'.repeat(100)],
])('TXI-04 somebody whom LINE calls %j is a member called %s', async (given, kept) => {
  expect(await arrive({ name: given })).toMatchObject({ end: 'signed-in', row: { name: kept, profile: { name: kept } } })
})

test.each(['mei@example.com\r\nBcc: evil@example.com', 'mei', 'mei@example.com\u0000', 'a@b@example.com'])(
  'TXI-04 TXI-09 the e-mail %j is none',
  async (email) => {
    expect(await arrive({ email })).toMatchObject({ end: 'signed-in', row: { email: null } })
  },
)

test('TXI-04 a picture that has no address is none, and a person without a readable id is nobody', async () => {
  expect(await arrive({ image: 'no address' })).toMatchObject({ end: 'signed-in', row: { image: null } })
  expect(await arrive({ image: 'https://line.test/mei.jpg' })).toMatchObject({ row: { image: 'https://line.test/mei.jpg' } })
  expect(await arrive({ providerId: 'U\u0000' })).toEqual({ end: 'failed', row: undefined })
})
