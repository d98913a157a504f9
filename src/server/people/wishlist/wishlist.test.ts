import { expect, test } from 'vitest'
import { addDays, addMinutes } from '#rules/calendar.ts'
import { createOrder, createProduct } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { untilWaiting } from '#support/until-waiting.ts'
import { cleanWishlists } from './clean-wishlists.ts'
import { lockWishlist } from './store.ts'

const { shop, database, clock, shelf, visitor, signIn } = await openTestShop()
const { db } = database

const rowsOf = async (user_id: number) =>
  (await db.selectFrom('wishlist_items').where('user_id', '=', user_id).select('product_id').execute()).map(({ product_id }) => product_id)

test('WSH-01 WSH-05 WSH-08 hao keeps products for 180 days, sees the newest first, and takes one off again', async () => {
  const hao = await signIn('hao')
  const { status, wishlist_item } = await hao.call.wishlist.add({ product_id: shelf.roseGel })
  expect({ status, expires: wishlist_item.expires_at }).toEqual({
    status: 'created_success',
    expires: addDays(shop.now(), 180).toISOString(),
  })
  clock.pass({ minutes: 1 })
  await hao.call.wishlist.add({ product_id: shelf.pointsMug })
  const { wishlist_items: list } = await hao.call.wishlist.list({})
  expect(list.map(({ product }) => product.id)).toEqual([shelf.pointsMug, shelf.roseGel])
  expect(await hao.call.wishlist.remove({ id: list[0]?.id ?? 0 })).toEqual({ status: 'destroy_success' })
  expect(await hao.call.wishlist.remove({ id: list[0]?.id ?? 0 })).toEqual({ status: 'destroy_success' })
  expect((await hao.call.wishlist.list({})).wishlist_items).toHaveLength(1)
})

test('WSH-07 the same product is kept once, also when it is added by two hands, and its days go on', async () => {
  const hao = await signIn('hao')
  const memberId = (await hao.call.user.find({})).id
  const [before] = (await hao.call.wishlist.list({})).wishlist_items
  clock.pass({ days: 3 })
  const again = await Promise.all([1, 2, 3].map(() => hao.call.wishlist.add({ product_id: shelf.roseGel })))
  expect(again.map(({ wishlist_item }) => wishlist_item)).toEqual([before, before, before])
  const fresh = await Promise.all([1, 2, 3].map(() => hao.call.wishlist.add({ product_id: shelf.pointsMug })))
  expect(new Set(fresh.map(({ wishlist_item }) => wishlist_item.id)).size).toBe(1)
  expect(await rowsOf(memberId)).toHaveLength(2)
})

test('WSH-03 CON-05 CPY-34 after 180 days an entry is gone at once, removed by the night, and can be added anew', async () => {
  const mei = await signIn('mei')
  const memberId = (await mei.call.user.find({})).id
  const { wishlist_item: first } = await mei.call.wishlist.add({ product_id: shelf.roseGel })
  const end = addDays(shop.now(), 180)
  await cleanWishlists({ ...shop, now: () => addMinutes(end, -1) })
  expect(await rowsOf(memberId)).toEqual([shelf.roseGel])
  clock.pass({ days: 180 })
  const back = await signIn('mei')
  expect((await back.call.wishlist.list({})).wishlist_items).toEqual([])
  const { wishlist_item: second } = await back.call.wishlist.add({ product_id: shelf.roseGel })
  expect(second).toMatchObject({ id: first.id, expires_at: addDays(shop.now(), 180).toISOString() })
  await cleanWishlists({ ...shop, now: () => addDays(shop.now(), 180) })
  await cleanWishlists({ ...shop, now: () => addDays(shop.now(), 180) })
  expect(await rowsOf(memberId)).toEqual([])
})

test('D-28 a list holds 200 products, and only such that are sold', async () => {
  const xin = await signIn('xin')
  const memberId = (await xin.call.user.find({})).id
  await expect(xin.call.wishlist.add({ product_id: 999_999 })).rejects.toMatchObject({ status: 'product_not_found' })
  const ids = await Promise.all(Array.from({ length: 200 }, () => createProduct(database)))
  await db
    .insertInto('wishlist_items')
    .values(ids.map((product_id) => ({ user_id: memberId, product_id, expires_at: addDays(shop.now(), 9) })))
    .execute()
  await expect(xin.call.wishlist.add({ product_id: shelf.roseGel })).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { product_id: '收藏清單最多 200 項，請先移除一些' } },
  })
})

test('D-28 two hands that add the two hundredth product at once do not make it 201', async () => {
  const xin = await signIn('xin')
  const memberId = (await xin.call.user.find({})).id
  await xin.call.wishlist.remove({ id: (await xin.call.wishlist.list({})).wishlist_items[0]?.id ?? 0 })
  const answers = await database.transaction(async (tx) => {
    await lockWishlist(tx, memberId)
    const adding = [shelf.roseGel, shelf.pointsMug].map((product_id) => xin.call.wishlist.add({ product_id }))
    await untilWaiting(database, 2)
    return adding
  })
  const settled = await Promise.allSettled(answers)
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await rowsOf(memberId)).toHaveLength(200)
})

test('WSH-06 nobody sees or changes the wishlist of another; a visitor has none', async () => {
  const [mei, hao] = [await signIn('mei'), await signIn('hao')]
  const { wishlist_item } = await mei.call.wishlist.add({ product_id: shelf.roseGel })
  await hao.call.wishlist.remove({ id: wishlist_item.id })
  expect((await mei.call.wishlist.list({})).wishlist_items).toHaveLength(1)
  expect((await hao.call.wishlist.list({})).wishlist_items).toEqual([])
  await expect(visitor().call.wishlist.list({})).rejects.toMatchObject({ status: 'authentication_error' })
})

test('WSH-02 D-28 a list is public once it is shared, under a word that stays, with nothing but the first letter of the name', async () => {
  const mei = await signIn('mei')
  const { share_url } = await mei.call.wishlist.share({})
  const token = share_url.slice('/zh/wishlist/'.length)
  expect(token).toMatch(/^[A-Z2-9]{20}$/)
  expect((await mei.call.wishlist.share({})).share_url).toBe(share_url)
  const shown = await visitor().call.wishlist.publicView({ token })
  expect(shown).toMatchObject({ name: '林○○', products: [{ id: shelf.roseGel }] })
  expect(Object.keys(shown)).toEqual(['name', 'products'])
  for (const wrong of ['', 'NOBODYHASTHISWORD', `${token}A`]) {
    expect((await visitor().ask(`/api/v1/wishlists/${wrong}`)).status).toBe(404)
  }
})

test('WSH-02 a list that was never shared is not public, nor is that of a locked member', async () => {
  const hao = await signIn('hao')
  const memberId = (await hao.call.user.find({})).id
  await db.insertInto('wishlists').values({ user_id: memberId, share_token: 'NOTSHAREDNOTSHAREDXX' }).execute()
  await expect(visitor().call.wishlist.publicView({ token: 'NOTSHAREDNOTSHAREDXX' })).rejects.toMatchObject({ status: 'product_not_found' })
  await hao.call.wishlist.add({ product_id: shelf.roseGel })
  expect((await hao.call.wishlist.list({})).shared).toBe(false)
  await hao.call.wishlist.share({})
  expect((await hao.call.wishlist.list({})).shared).toBe(true)
  expect(await visitor().call.wishlist.publicView({ token: 'NOTSHAREDNOTSHAREDXX' })).toMatchObject({ name: '陳○○' })
  await db.updateTable('users').set({ locked_at: shop.now() }).where('id', '=', memberId).execute()
  await expect(visitor().call.wishlist.publicView({ token: 'NOTSHAREDNOTSHAREDXX' })).rejects.toMatchObject({ status: 'product_not_found' })
  await db.updateTable('users').set({ locked_at: null }).where('id', '=', memberId).execute()
})

test('TXI-08 a list that is unshared answers as one that never was, and is shared again under another address, without another code', async () => {
  const hao = await signIn('hao')
  await hao.call.wishlist.add({ product_id: shelf.roseGel })
  const isShared = async () => (await hao.call.wishlist.list({})).shared
  const tokenOf = (url: string) => url.slice('/zh/wishlist/'.length)
  const token = tokenOf((await hao.call.wishlist.share({})).share_url)
  expect(await isShared()).toBe(true)
  for (let again = 0; again < 2; again++) expect(await hao.call.wishlist.unshare({})).toEqual({ status: 'destroy_success' })
  expect(await isShared()).toBe(false)
  const answerTo = async (word: string) => {
    const { status, text } = await visitor().ask(`/api/v1/wishlists/${word}`)
    return { status, text }
  }
  expect(await answerTo(token)).toEqual(await answerTo('NOBODYHASTHISWORD'))
  expect((await hao.call.wishlist.list({})).wishlist_items).toHaveLength(1)
  const { share_url, discount_code } = await hao.call.wishlist.share({})
  expect([tokenOf(share_url) === token, discount_code]).toEqual([false, null])
  expect((await answerTo(token)).status).toBe(404)
  expect((await answerTo(tokenOf(share_url))).status).toBe(200)
})

test('TXI-08 unsharing one list leaves the lists of others public', async () => {
  const [mei, hao] = [await signIn('mei'), await signIn('hao')]
  await mei.call.wishlist.add({ product_id: shelf.roseGel })
  const { share_url } = await mei.call.wishlist.share({})
  await hao.call.wishlist.unshare({})
  expect((await visitor().ask(`/api/v1/wishlists/${share_url.slice('/zh/wishlist/'.length)}`)).status).toBe(200)
})

test('WSH-04 D-29 CON-05 sharing earns one code of NT$10 a calendar month of Taipei, for this member alone, for thirty days', async () => {
  await db.deleteFrom('share_rewards').execute()
  const mei = await signIn('mei')
  const memberId = (await mei.call.user.find({})).id
  const shares = await Promise.all([1, 2, 3].map(() => mei.call.wishlist.share({})))
  const codes = shares.flatMap(({ discount_code }) => discount_code ?? [])
  expect(codes).toHaveLength(1)
  const code = await db
    .selectFrom('discount_codes')
    .selectAll()
    .where('code', '=', codes[0] ?? '')
    .executeTakeFirstOrThrow()
  expect(code).toMatchObject({ kind: 'amount', value: 10, owner_user_id: memberId, total_limit: 1, per_user_limit: 1, source: 'share' })
  expect(code.ends_at).toEqual(addDays(shop.now(), 30))
  const hao = await signIn('hao')
  await hao.call.wishlist.add({ product_id: shelf.roseGel })
  expect((await hao.call.wishlist.share({})).discount_code).toMatch(/^[A-Z2-9]{8}$/)
  clock.pass({ days: 31 })
  const next = await (await signIn('mei')).call.wishlist.share({})
  expect(next).toMatchObject({ status: 'share_success', amount: 10, discount_code: expect.stringMatching(/^[A-Z2-9]{8}$/) })
})

test('WSH-10 link and code are found again until the code is used or over; a new month is offered its own', async () => {
  await db.deleteFrom('share_rewards').execute()
  const xin = await signIn('xin')
  const memberId = (await xin.call.user.find({})).id
  const sharing = async () => {
    const { wishlist_items: _, ...rest } = await (await signIn('xin')).call.wishlist.list({})
    return rest
  }
  expect(await sharing()).toEqual({ shared: false, share_url: null, earns: true, reward: null })
  const { share_url, discount_code } = await xin.call.wishlist.share({})
  const reward = { discount_code, amount: 10, ends_at: addDays(shop.now(), 30).toISOString() }
  expect(await sharing()).toEqual({ shared: true, share_url, earns: false, reward })
  await xin.call.wishlist.unshare({})
  expect(await sharing()).toEqual({ shared: false, share_url: null, earns: false, reward })

  const { id } = await db
    .selectFrom('discount_codes')
    .where('code', '=', discount_code ?? '')
    .select('id')
    .executeTakeFirstOrThrow()
  const orderId = await createOrder(database, { user_id: memberId })
  await db.insertInto('discount_uses').values({ code_id: id, user_id: memberId, order_id: orderId }).execute()
  expect((await sharing()).reward).toBeNull()
  await db.updateTable('discount_uses').set({ released_at: shop.now() }).where('code_id', '=', id).execute()
  expect((await sharing()).reward).toEqual(reward)

  // Whatever day it is: no month has more days.
  clock.pass({ days: 31 })
  expect(await sharing()).toEqual({ shared: false, share_url: null, earns: true, reward: null })
})

test('WSH-04 an empty list is nothing to share', async () => {
  const mei = await signIn('mei')
  for (const { id } of (await mei.call.wishlist.list({})).wishlist_items) await mei.call.wishlist.remove({ id })
  await expect(mei.call.wishlist.share({})).rejects.toMatchObject({ status: 'validation_error' })
})
