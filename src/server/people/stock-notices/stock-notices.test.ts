import { beforeAll, expect, test } from 'vitest'
import { defaultLimits } from '#server/platform/limits/limits.ts'
import { createMember, createProduct } from '#support/rows.ts'
import { eventually } from '#support/eventually.ts'
import { openTestShop } from '#support/test-shop.ts'
import { cleanLetters } from '#server/messages/email/letters/clean-letters.ts'
import { cleanStockNotices } from './clean-notices.ts'
import { openBackLetter } from './notice-links.ts'
import { tellOfGoods } from './tell-of-goods.ts'

const limits = { ...defaultLimits, windows: { ...defaultLimits.windows, stockNotices: { most: 4, seconds: 3600 } } }
const { shop, database, sandbox, clock, visitor, signIn, startWorker } = await openTestShop({ limits })
const { db } = database
await startWorker()

const offer = (offered: boolean) =>
  db
    .updateTable('settings')
    .set({ value: JSON.stringify({ offered }) })
    .where('key', '=', 'back_in_stock')
    .execute()

/** The shop has heard of it. */
async function offers(offered: boolean): Promise<void> {
  await offer(offered)
  await eventually(async () => (await shop.terms()).back_in_stock.offered === offered)
}

beforeAll(() => offers(true))

let count = 0
const soldOut = () => createProduct(database, { slug: `awaited-${(count += 1)}` })
const bring = (product_id: number, delta: number) =>
  db
    .insertInto('stock_movements')
    .values({ product_id, delta, kind: delta > 0 ? 'receipt' : 'correction', actor: 'test' })
    .execute()

/** Somebody waits whose account has this address, since a while before the others. */
async function waits(product_id: number, { email, minutesAgo = 0 }: { email: string; minutesAgo?: number }): Promise<number> {
  const user_id = await createMember(database, { email, email_confirmed_at: shop.now() })
  const confirmed_at = new Date(shop.now().getTime() - minutesAgo * 60_000)
  const times = { asked_at: confirmed_at, confirmed_at, expires_at: new Date(shop.now().getTime() + 86_400_000) }
  return (
    await db
      .insertInto('stock_notices')
      .values({ product_id, user_id, lang: 'zh', ...times })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

const toldOf = async (product_id: number) =>
  (
    await db
      .selectFrom('stock_notices')
      .where('product_id', '=', product_id)
      .where('told_at', 'is not', null)
      .orderBy('id')
      .select('id')
      .execute()
  ).map(({ id }) => id)

const lettersTo = async (email: string, atLeast = 1) =>
  eventually(async () => {
    const letters = await sandbox.emailsTo(email)
    return letters.length >= atLeast && letters
  })
const tokenIn = (text = '') => /\/notice\/([\w-]{43})/.exec(text)?.[1] ?? ''

test('GRW-10 FAM-10 a member waits once by their account, is told once when it is back, and sees what they wait for', async () => {
  const product_id = await soldOut()
  const hao = await signIn('hao')
  const added = await Promise.all([1, 2, 3].map(() => hao.call.stockNotices.add({ product_id })))
  expect(new Set(added.map(({ id }) => id)).size).toBe(1)
  expect(added[0]).toMatchObject({ status: 'waiting', email: 'hao@example.com' })
  const { stock_notices: mine } = await hao.call.stockNotices.list({})
  expect(mine).toMatchObject([
    { product: { id: product_id }, waits_until: new Date(shop.now().getTime() + 180 * 86_400_000).toISOString() },
  ])
  await tellOfGoods(shop)
  expect(await toldOf(product_id)).toEqual([])
  await bring(product_id, 5)
  await Promise.all([tellOfGoods(shop), tellOfGoods(shop)])
  const [letter] = await lettersTo('hao@example.com')
  expect(letter?.subject).toBe('玫瑰凝膠 到貨了')
  expect(letter?.text).toContain(`http://shop.test/zh/product/${product_id}-`)
  const token = tokenIn(letter?.text)
  expect(await visitor().call.stockNotices.find({ token })).toMatchObject({ state: 'told', product: { id: product_id } })
  clock.pass({ minutes: 31 })
  await tellOfGoods(shop)
  expect(await sandbox.emailsTo('hao@example.com')).toHaveLength(1)
  expect((await hao.call.stockNotices.list({})).stock_notices).toEqual([])
})

test('GRW-10 a visitor waits only once the link to their address was followed, and a link ends it', async () => {
  const product_id = await soldOut()
  const email = 'bai@visitor.example'
  expect(await visitor().call.stockNotices.ask({ product_id, email })).toEqual({ status: 'told' })
  const [asking] = await lettersTo(email)
  const token = tokenIn(asking?.text)
  await bring(product_id, 1)
  await tellOfGoods(shop)
  expect(await toldOf(product_id), 'nobody is told who has not confirmed').toEqual([])
  expect(await visitor().call.stockNotices.find({ token }), 'looking changes nothing').toMatchObject({ state: 'asked' })
  await Promise.all([1, 2].map(() => visitor().call.stockNotices.confirm({ token })))
  expect(await visitor().call.stockNotices.find({ token })).toMatchObject({ state: 'waiting' })
  await tellOfGoods(shop)
  const back = (await lettersTo(email, 2)).find(({ subject }) => subject === '玫瑰凝膠 到貨了')
  const ending = tokenIn(back?.text)
  await Promise.all([1, 2].map(() => visitor().call.stockNotices.end({ token: ending })))
  for (const ended of [token, ending])
    await expect(visitor().call.stockNotices.find({ token: ended })).rejects.toMatchObject({ status: 'link_ended' })
})

test('GRW-10 an address waits once for a product, however often and in whatever letters it is asked for, and nobody floods it', async () => {
  const product_id = await soldOut()
  const asked = await Promise.all(
    ['Lan@visitor.example', 'lan@visitor.example', 'LAN@visitor.example'].map((email) =>
      visitor().call.stockNotices.ask({ product_id, email }),
    ),
  )
  expect(asked).toEqual([{ status: 'told' }, { status: 'told' }, { status: 'told' }])
  const rows = () => db.selectFrom('stock_notices').where('product_id', '=', product_id).selectAll().execute()
  expect(await rows()).toHaveLength(1)
  const [letter] = await lettersTo((await rows())[0]?.email ?? '')
  await visitor().call.stockNotices.confirm({ token: tokenIn(letter?.text) })
  const [confirmed] = await rows()
  await visitor().call.stockNotices.ask({ product_id, email: 'lan@visitor.example' })
  expect(await rows(), 'who waits already keeps their place').toEqual([confirmed])
  await expect(visitor().call.stockNotices.ask({ product_id, email: 'lan@visitor.example' })).rejects.toMatchObject({
    status: 'too_many_requests',
    details: { reason: 'letters' },
  })
})

test('GRW-10 three are told for each unit that came, who waits longest first, a group every 30 minutes', async () => {
  const product_id = await soldOut()
  const ids: number[] = []
  for (const place of [1, 2, 3, 4, 5, 6, 7, 8]) ids.push(await waits(product_id, { email: `row${place}@example.com`, minutesAgo: place }))
  const oldest = ids.toReversed()
  await bring(product_id, 2)
  const told = async () => (await toldOf(product_id)).toSorted((one, other) => other - one)
  await Promise.all([tellOfGoods(shop), tellOfGoods(shop), tellOfGoods(shop)])
  expect(await told()).toEqual(oldest.slice(0, 2))
  clock.pass({ minutes: 29 })
  await tellOfGoods(shop)
  expect(await told()).toEqual(oldest.slice(0, 2))
  for (const group of [4, 6, 6, 6]) {
    clock.pass({ minutes: 30 })
    await tellOfGoods(shop)
    expect(await told()).toEqual(oldest.slice(0, group))
  }
})

test('GRW-10 nobody is told of what is sold out again, also not when the letter was on its way; they wait on where they stood', async () => {
  const product_id = await soldOut()
  const first = await waits(product_id, { email: 'late@example.com', minutesAgo: 9 })
  await waits(product_id, { email: 'later@example.com', minutesAgo: 5 })
  await bring(product_id, 1)
  // Before the worker comes to write it, the last one is sold.
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('stock_notices').set({ told_at: shop.now() }).where('id', '=', first).execute()
    await tx.insertInto('stock_movements').values({ product_id, delta: -1, kind: 'correction', actor: 'test' }).execute()
  })
  expect(await openBackLetter(shop, { noticeId: first, at: shop.now() })).toBeNull()
  expect(await toldOf(product_id)).toEqual([])
  await tellOfGoods(shop)
  clock.pass({ minutes: 60 })
  await tellOfGoods(shop)
  expect(await toldOf(product_id)).toEqual([])
  await bring(product_id, 1)
  await tellOfGoods(shop)
  expect(await toldOf(product_id)).toEqual([first])
})

test('GRW-10 who confirms later is told of the same units, three for each, 30 minutes apart, also when nobody waited meanwhile', async () => {
  const product_id = await soldOut()
  await waits(product_id, { email: 'first@later.example' })
  await bring(product_id, 1)
  await tellOfGoods(shop)
  expect(await toldOf(product_id)).toHaveLength(1)
  for (const name of ['b', 'c', 'd']) {
    await waits(product_id, { email: `${name}@later.example` })
    clock.pass({ minutes: 1 })
    await tellOfGoods(shop)
  }
  expect(await toldOf(product_id)).toHaveLength(1)
  for (const told of [2, 3, 3]) {
    clock.pass({ minutes: 30 })
    await tellOfGoods(shop)
    expect(await toldOf(product_id)).toHaveLength(told)
  }
})

test('GRW-10 who waits by their account and by its address is written to once', async () => {
  const product_id = await soldOut()
  const mei = await signIn('mei')
  await visitor().call.stockNotices.ask({ product_id, email: 'MEI@example.com' })
  const [asking] = await lettersTo('MEI@example.com')
  await visitor().call.stockNotices.confirm({ token: tokenIn(asking?.text) })
  await mei.call.stockNotices.add({ product_id })
  const before = (await sandbox.emailsTo('mei@example.com')).length
  await bring(product_id, 9)
  await tellOfGoods(shop)
  expect(await toldOf(product_id)).toHaveLength(2)
  const news = db.selectFrom('letters').where('kind', '=', 'stock_notice_back').where('to_address', 'ilike', 'mei@example.com')
  await eventually(async () => (await news.select('id').where('sent_at', 'is not', null).execute()).length >= 1)
  clock.pass({ minutes: 31 })
  await tellOfGoods(shop)
  expect(await sandbox.emailsTo('mei@example.com')).toHaveLength(before + 1)
})

test('GRW-10 what a member asked for at another address is theirs: listed, ended, and forgotten with its letters', async () => {
  const product_id = await soldOut()
  const email = 'other@address.example'
  const hao = await signIn('hao')
  await hao.call.stockNotices.ask({ product_id, email })
  const [letter] = await lettersTo(email)
  await visitor().call.stockNotices.confirm({ token: tokenIn(letter?.text) })
  const { stock_notices: mine } = await hao.call.stockNotices.list({})
  const here = mine.find(({ product }) => product.id === product_id)
  await (await signIn('mei')).call.stockNotices.remove({ id: here?.id ?? 0 })
  expect((await hao.call.stockNotices.list({})).stock_notices).toEqual(mine)
  await hao.call.stockNotices.remove({ id: here?.id ?? 0 })
  expect((await hao.call.stockNotices.list({})).stock_notices).not.toContainEqual(here)
  const written = () => db.selectFrom('letters').where('to_address', '=', email).select(['id', 'user_id']).execute()
  expect((await written()).map((row) => row.user_id)).toEqual([(await hao.call.user.find({})).id])
})

test('GRW-10 letters to an address go with what it waited for, and a notice that begins anew is not opened by letters of before', async () => {
  const product_id = await soldOut()
  const email = 'gone@address.example'
  await visitor().call.stockNotices.ask({ product_id, email })
  const [first] = await lettersTo(email)
  const old = tokenIn(first?.text)
  clock.pass({ minutes: 1 })
  await db.updateTable('stock_notices').set({ expires_at: shop.now() }).where('product_id', '=', product_id).execute()
  await visitor().call.stockNotices.ask({ product_id, email })
  const again = (await lettersTo(email, 2)).map(({ text }) => tokenIn(text)).find((token) => token !== old)
  await expect(visitor().call.stockNotices.find({ token: old })).rejects.toMatchObject({ status: 'link_ended' })
  await visitor().call.stockNotices.end({ token: again ?? '' })
  const written = () => db.selectFrom('letters').where('to_address', '=', email).select('id').execute()
  expect(await written()).toHaveLength(2)
  await cleanLetters(shop)
  expect(await written()).toEqual([])
})

test('GRW-10 who ends it while the others are told is not told', async () => {
  const product_id = await soldOut()
  const [ending, other] = [
    await waits(product_id, { email: 'ends@example.com', minutesAgo: 5 }),
    await waits(product_id, { email: 'stays@example.com' }),
  ]
  await bring(product_id, 3)
  await database.transaction(async (tx) => {
    await tx.deleteFrom('stock_notices').where('id', '=', ending).execute()
    await tellOfGoods(shop)
  })
  expect(await toldOf(product_id)).toEqual([other])
})

test('GRW-10 only what is sold out is waited for, and only where the shop offers it', async () => {
  const [mei, there] = [await signIn('mei'), await createProduct(database, { slug: 'there', stock: 3 })]
  const errors = (text: string) => ({ status: 'validation_error', details: { errors: { product_id: text } } })
  await expect(mei.call.stockNotices.add({ product_id: there })).rejects.toMatchObject(errors('這件商品有現貨，可以直接購買'))
  await expect(visitor().call.stockNotices.ask({ product_id: 999_999, email: 'a@b.example' })).rejects.toMatchObject({
    status: 'product_not_found',
  })
  await expect(visitor().call.stockNotices.ask({ product_id: await soldOut(), email: 'a@' })).rejects.toMatchObject({
    status: 'validation_error',
  })
  const asked = await soldOut()
  await visitor().call.stockNotices.ask({ product_id: asked, email: 'off@visitor.example' })
  const [asking] = await lettersTo('off@visitor.example')
  await offers(false)
  await expect(visitor().call.stockNotices.confirm({ token: tokenIn(asking?.text) })).rejects.toMatchObject({ status: 'link_ended' })
  const product_id = await soldOut()
  await expect(mei.call.stockNotices.add({ product_id })).rejects.toMatchObject(errors('目前沒有提供貨到通知'))
  await expect(visitor().call.stockNotices.ask({ product_id, email: 'a@b.example' })).rejects.toMatchObject(errors('目前沒有提供貨到通知'))
  await waits(product_id, { email: 'nobody@example.com' })
  await bring(product_id, 1)
  await tellOfGoods(shop)
  expect(await toldOf(product_id)).toEqual([])
  await offers(true)
})

test('GRW-10 a member whose account has no address says where to write', async () => {
  const xin = await signIn('xin')
  await db
    .updateTable('users')
    .set({ email: null, email_confirmed_at: null })
    .where('id', '=', (await xin.call.user.find({})).id)
    .execute()
  await expect(xin.call.stockNotices.add({ product_id: await soldOut() })).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { email: '你的帳號還沒有電子郵件，請填寫收信地址' } },
  })
})

test('GRW-10 what nobody confirmed is forgotten after a day, who waits after 180, and nobody ends what is another’s', async () => {
  const product_id = await soldOut()
  await visitor().call.stockNotices.ask({ product_id, email: 'slow@visitor.example' })
  const [letter] = await lettersTo('slow@visitor.example')
  const mei = await signIn('mei')
  const { id } = await mei.call.stockNotices.add({ product_id })
  await (await signIn('hao')).call.stockNotices.remove({ id })
  expect((await mei.call.stockNotices.list({})).stock_notices).toHaveLength(1)
  clock.pass({ days: 1 })
  await expect(visitor().call.stockNotices.confirm({ token: tokenIn(letter?.text) })).rejects.toMatchObject({ status: 'link_ended' })
  const left = async () => {
    await cleanStockNotices(shop)
    return (await db.selectFrom('stock_notices').where('product_id', '=', product_id).select('id').execute()).map((row) => row.id)
  }
  expect(await left()).toEqual([id])
  clock.pass({ days: 179 })
  expect(await left()).toEqual([])
})
