import { expect, test } from 'vitest'
import { listCalls, type Call } from '#contract/shop/calls.ts'
import { demoShop } from '#support/test-demo-shop.ts'
import { openTestShop } from '#support/test-shop.ts'

const { database, signIn } = await openTestShop({ furnishing: demoShop })
const { db } = database

// Mei owns something of everything; hao tries to reach it with the numbers of her things.
const mei = await signIn('mei')
const hao = await signIn('hao')
const meiId = (await mei.call.user.find({})).id

const firstOf = async (table: 'contacts' | 'cart_items' | 'wishlist_items') =>
  String((await db.selectFrom(table).where('user_id', '=', meiId).select('id').orderBy('id').executeTakeFirstOrThrow()).id)
const order = (
  await db
    .selectFrom('orders')
    .where('user_id', '=', meiId)
    .where('status', '=', 'confirmed')
    .where('parent_id', 'is', null)
    .select('hashed_id')
    .executeTakeFirstOrThrow()
).hashed_id
const card = (await mei.call.cards.list({})).default ?? ''

async function awaitedByMei(): Promise<number> {
  const [asked_at, expires_at] = [new Date(), new Date(Date.now() + 86_400_000)]
  const { id: product_id } = await db.selectFrom('products').select('id').orderBy('id').executeTakeFirstOrThrow()
  const notice = { product_id, user_id: meiId, lang: 'zh' as const, asked_at, confirmed_at: asked_at, expires_at }
  return (await db.insertInto('stock_notices').values(notice).returning('id').executeTakeFirstOrThrow()).id
}

/** The number of a thing of mei's, by the part of the contract that its call stands in. */
const things: Readonly<Record<string, string>> = {
  cards: card,
  orders: order,
  contacts: await firstOf('contacts'),
  cart: await firstOf('cart_items'),
  wishlist: await firstOf('wishlist_items'),
  sessions: (await mei.call.sessions.list({})).sessions[0]?.id ?? '',
  stockNotices: String(await awaitedByMei()),
}

/** What a call sends when its body is in order; the others send nothing. */
const bodies: Readonly<Record<string, object>> = {
  'cards.change': { card: { alias: 'mine' } },
  'cart.change': { quantity: 1 },
  'contacts.change': {
    contact_attributes: { name: '林小梅', phone: '0912345678', county: '臺北市', district: '大安區', address: '永康街 8 號' },
  },
  'orders.edit': { order: { remark: 'mine' } },
  'orders.cancel': { order: { cancel_reason: 'error' } },
}

const calls = listCalls().filter(({ auth }) => auth === 'member')
const withNumber = calls.filter(({ path }) => path.includes('{'))
const reading = calls.filter(({ path, method }) => method === 'GET' && !path.includes('{'))

test('every call with a number in its address is tried with a thing of mei’s', () => {
  expect(withNumber.length).toBeGreaterThan(8)
  expect(withNumber.filter(({ name }) => things[groupOf(name)] === undefined).map(({ name }) => name)).toEqual([])
})

test.each(withNumber)('CRD-11 OAP-24 CRT-45 $name neither shows nor changes what is another member’s', async (call) => {
  const before = await holdingsOfMei()
  const reply = await make(call, things[groupOf(call.name)] ?? '')
  const isAsForNothing = reply.status === 404 || JSON.stringify(reply.json()) === JSON.stringify(await answerToNothing(call))
  expect(isAsForNothing).toBe(true)
  for (const word of marks) expect(reply.text).not.toContain(word)
  expect(await holdingsOfMei()).toEqual(before)
})

test.each(reading)('CRD-11 OAP-24 $name tells a member nothing of another', async (call) => {
  const reply = await hao.ask(`${call.path}${queries[call.name] ?? ''}`)
  expect(reply.status).toBe(200)
  for (const word of marks) expect(reply.text).not.toContain(word)
})

test('OAP-24 CRT-45 lines of another’s cart can neither be ordered nor discounted, nor can her recipient be used', async () => {
  const before = await holdingsOfMei()
  const cart_item_ids = [Number(things['cart'])]
  await expect(hao.call.discount.calculate({ cart_item_ids, discount_code: 'WELCOME100' })).rejects.toMatchObject({
    status: 'invalid_cart_item_error',
  })
  const placing = {
    shipping_method: 'black_cat',
    payway: 'atm',
    cart_item_ids,
    contact_id: Number(things['contacts']),
    sender: { name: '陳浩', phone: '+886922110334' },
    invoice_info: { carrier_type: 'member_carrier', carrier: 'hao@example.com' },
  }
  const reply = await hao.ask('/api/v2/user/orders', {
    method: 'POST',
    body: { order: placing },
    headers: { ...tokenOfHao(), 'idempotency-key': 'reach-over' },
  })
  expect(reply.json()).toMatchObject({ status: 'invalid_cart_item_error' })
  expect(await holdingsOfMei()).toEqual(before)
})

/** Words that stand in mei's things and in nobody else's. */
const marks = ['林小梅', 'mei@example.com', '0912345678', order, card]

const queries: Readonly<Record<string, string>> = { 'contacts.list': '?type=black_cat' }

/** Everything that the shop holds of mei, but for the moments at which her browser came by. */
async function holdingsOfMei() {
  const { sessions: _visits, ...held } = (await mei.call.privacy.export({})).holdings
  return held
}

/** What the call answers about a thing that nobody has: a removal that is repeated is done all the same. */
async function answerToNothing(call: Call): Promise<unknown> {
  return (await make(call, '999999')).json()
}

function make({ method, path, name }: Call, number: string) {
  const address = path.replaceAll(/\{\w+\}/g, number)
  const body = bodies[name]
  return hao.ask(address, { method: method as 'GET', headers: tokenOfHao(), ...(method !== 'GET' && { body: body ?? {} }) })
}

function tokenOfHao(): Record<string, string> {
  return { 'x-csrf-token': hao.cookies.get('csrf_token') ?? '' }
}

function groupOf(name: string): string {
  return name.split('.')[0] ?? ''
}
