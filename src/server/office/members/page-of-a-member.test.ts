import { expect, test } from 'vitest'
import { createRole } from '#server/people/staff/roles/create-role.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { eventually } from '#support/eventually.ts'
import { givePoints } from '#server/people/points/give-points.ts'

const house = await openTestShop()
const { shop, database, shelf, signIn, startWorker, clock } = house
const { db } = database
const office = testOffice(house)
const care = await office.as('care')
const hao = await signIn('hao')
const { uid, id } = await hao.call.user.find({})
await startWorker()
const lines = await fillCart(hao, { [shelf.roseGel]: 1 })
const { order_hashed_id: number } = await place(hao, { order: await orderBody(house, { payway: 'when_received', cart_item_ids: lines }) })

const views = () => db.selectFrom('data_views').where('object', '=', `member ${uid}`).select(['kind', 'staff_id', 'rows']).execute()

test('MBR-03 the page shows who they are, what they bought, have and wish for, and where they are signed in', async () => {
  await givePoints(shop, { memberId: id, points: 120, reason: 'other_reason', words: null, actor: 'Ana', key: 'one' })
  await fillCart(hao, { [shelf.roseGel]: 2 })
  await hao.call.wishlist.add({ product_id: shelf.roseGel })
  await eventually(async () => (await care.call.members.find({ uid })).letters?.some(({ kind }) => kind === 'placed'))
  const page = await care.call.members.find({ uid })
  expect(page).toMatchObject({
    uid,
    name: '陳浩',
    is_customer: false,
    locked: null,
    closing_at: null,
    contact: { email: 'hao@example.com', sender: { name: '陳浩' }, carriers: { mobile: '/AB12.+-' } },
    identities: [{ provider: 'line' }],
    sessions: [{ signed_in_at: expect.any(String) }],
    level: { now: 0, spending: 0, days: 365, next_at: 10_000, changes: [] },
    orders: { count: 1, returns: 0, not_collected: 0, refunded: 0, last: [{ number, status: 'confirmed', has_return: false }] },
    points: { balance: 120, lots: [{ points: 120, remaining: 120 }], entries: [{ points: 120, reason: 'other_reason', by: 'Ana' }] },
    cart: [{ id: shelf.roseGel, quantity: 2, name: { zh: '玫瑰凝膠' } }],
    wishes: [{ id: shelf.roseGel }],
    cards: [],
  })
  expect(page.contact?.recipients).toMatchObject([{ way: 'home', name: '陳媽媽' }])
  expect(page.identities[0]?.last_sign_in_at).not.toBeNull()
  expect(page.letters?.[0]).toMatchObject({ kind: 'placed', to: 'hao@example.com', about: 'order' })
})

test('MBR-03 what lies in the cart and on the wishlist is looked at without touching it', async () => {
  const before = await db.selectFrom('cart_items').where('user_id', '=', id).selectAll().execute()
  await care.call.members.find({ uid })
  expect(await db.selectFrom('cart_items').where('user_id', '=', id).selectAll().execute()).toEqual(before)
})

test('MBR-03 an identity tells when it was signed in with last', async () => {
  const before = (await care.call.members.find({ uid })).identities[0]?.last_sign_in_at
  clock.pass({ minutes: 90 })
  await signIn('hao')
  const page = await care.call.members.find({ uid })
  expect(Date.parse(page.identities[0]?.last_sign_in_at ?? '')).toBeGreaterThan(Date.parse(before ?? ''))
  expect(page.sessions).toHaveLength(2)
})

test('ACC-46 who sees contact data leaves a view behind; who does not sees it masked and leaves none', async () => {
  const before = (await views()).length
  await (await office.as('manager')).call.members.find({ uid })
  expect((await views()).at(-1)).toMatchObject({ kind: 'member', rows: 1 })
  expect(await views()).toHaveLength(before + 1)
  const roleId = await roleWith(['members.view'])
  const reader = await office.as('packer')
  await db.insertInto('staff_roles').values({ staff_id: reader.me.id, role_id: roleId }).execute()
  const page = await reader.call.members.find({ uid })
  expect(page).toMatchObject({ contact: null, email: 'h***@example.com', phone: '0922***334', letters: null })
  expect(JSON.stringify(page)).not.toMatch(/hao@example|0922110334|陳媽媽|AB12/)
  expect(await views()).toHaveLength(before + 1)
})

test('MBR-11 how a member signs in stands nowhere, and no call sets it or signs in as them', async () => {
  const { provider_uid } = await db.selectFrom('identities').where('user_id', '=', id).select('provider_uid').executeTakeFirstOrThrow()
  const { token_hash } = await db.selectFrom('sessions').where('user_id', '=', id).select('token_hash').executeTakeFirstOrThrow()
  const page = JSON.stringify(await care.call.members.find({ uid }))
  for (const secret of [provider_uid, token_hash.toString('hex'), token_hash.toString('base64')]) expect(page).not.toContain(secret)
  expect(page).not.toMatch(/token|secret|provider_uid|public_id/)
})

test('a letter to a member is read as it was sent, and only as theirs', async () => {
  const letter = (await care.call.members.find({ uid })).letters?.[0]
  const read = await care.call.members.letter({ uid, id: letter?.id ?? 0 })
  expect(read).toMatchObject({ to: 'hao@example.com', subject: letter?.subject })
  expect(read.text).toContain(number)
  const mei = await (await signIn('mei')).call.user.find({})
  await expect(care.call.members.letter({ uid: mei.uid, id: letter?.id ?? 0 })).rejects.toMatchObject({ status: 'not_found' })
  await expect(care.call.members.find({ uid: 'U000' })).rejects.toMatchObject({ status: 'member_not_found' })
})

async function roleWith(permissions: readonly string[]): Promise<number> {
  const holds = Object.fromEntries(permissions.map((name) => [name, 'all']))
  const made = await createRole(shop, { name: { zh: '看會員', en: 'Reader' }, holds, actor: { kind: 'staff', id: 'boss' } })
  if (!made.ok) throw new Error('The role was refused')
  return made.value
}
