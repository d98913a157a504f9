import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#rules/calendar.ts'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'
import { createProduct } from '#support/rows.ts'
import type { TestBrowser } from '#support/test-browser.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { walletWish } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, shelf, clock, signIn } = testShop
const { db } = database
const xin = await signIn('xin')
const gift = await createProduct(database, { is_gift_only: true, stock: 500, max_qty: 9 })
const onDelivery: OrderWish = { payway: 'when_received', card_info: null }

/** Nobody has been offered anything yet, and one campaign begins. */
async function beginCampaign(kind: 'gifts' | 'birthday_gift' = 'gifts'): Promise<void> {
  for (const table of ['gift_claims', 'cart_items', 'gift_campaigns'] as const) await db.deleteFrom(table).execute()
  await db
    .insertInto('gift_campaigns')
    .values({ product_id: gift, starts_at: addDays(shop.now(), -1), ends_at: addDays(shop.now(), 20), key: kind, kind })
    .execute()
}

const giftsOf = async (browser: TestBrowser) =>
  Object.values((await browser.call.cart.read()).cart_items)
    .flat()
    .filter((line) => line.product_id === gift)

/** A gel and the gifts that are in the cart. */
async function orderWithGift(browser: TestBrowser, wish: OrderWish = onDelivery): Promise<string> {
  const gifts = (await giftsOf(browser)).map(({ id }) => id)
  const lines = await fillCart(browser, { [shelf.roseGel]: 1 })
  return (await place(browser, { order: await orderBody(testShop, { ...wish, cart_item_ids: [...lines, ...gifts] }) })).order_hashed_id
}

const cancel = (browser: TestBrowser, id: string) => browser.call.orders.cancel({ id, order: { cancel_reason: 'error' } })

test('PRM-13 a cancelled order gives the campaign’s gift back, and that of a birthday, to be ordered once more', async () => {
  const mei = await signIn('mei')
  const { id: memberId } = await mei.call.user.find({})
  await db
    .updateTable('users')
    .set({ birthday: `1990-${shop.now().toISOString().slice(5, 7)}-11` })
    .where('id', '=', memberId)
    .execute()
  for (const kind of ['gifts', 'birthday_gift'] as const) {
    await beginCampaign(kind)
    const id = await orderWithGift(mei)
    expect(await giftsOf(mei)).toEqual([])
    expect((await mei.call.orders.find({ id })).order_details.map(({ product }) => product.id)).toContain(gift)
    await cancel(mei, id)
    expect(await giftsOf(mei)).toMatchObject([{ item_type: kind, quantity: 1 }])
    await orderWithGift(mei)
    expect(await giftsOf(mei)).toEqual([])
  }
})

test('PRM-13 an order that nobody paid in time gives its gift back; after the campaign it gives nothing', async () => {
  await beginCampaign()
  await orderWithGift(xin, walletWish('line_pay'))
  expect(await giftsOf(xin)).toEqual([])
  clock.pass({ minutes: 60 * 24 })
  await settleOpenOrders(shop)
  expect(await giftsOf(xin)).toHaveLength(1)
  const id = await orderWithGift(xin)
  clock.pass({ days: 20 })
  await cancel(await signIn('xin'), id)
  expect(await giftsOf(await signIn('xin'))).toEqual([])
})

test('PRM-13 whatever happens in whatever order, a gift is in the cart, in one living order, or removed for good', async () => {
  expect.hasAssertions()
  const hao = await signIn('hao')
  const event = fc.constantFrom('read', 'order', 'cancel', 'cancel twice at once', 'remove')
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 9 }), async (history) => {
      await beginCampaign()
      let now: 'offered' | 'ordered' | 'removed' = 'offered'
      let ordered = ''
      for (const each of history) {
        const gifts = await giftsOf(hao)
        expect(gifts).toHaveLength(now === 'offered' ? 1 : 0)
        if (each === 'order' && now === 'offered') {
          ordered = await orderWithGift(hao)
          now = 'ordered'
        }
        if (each.startsWith('cancel') && now === 'ordered') {
          await Promise.allSettled(each === 'cancel' ? [cancel(hao, ordered)] : [cancel(hao, ordered), cancel(hao, ordered)])
          now = 'offered'
        }
        if (each === 'remove' && now === 'offered') {
          await hao.call.cart.remove({ id: gifts[0]?.id ?? 0 })
          now = 'removed'
        }
      }
      expect(await giftsOf(hao)).toHaveLength(now === 'offered' ? 1 : 0)
      if (now === 'ordered') await cancel(hao, ordered)
    }),
    { numRuns: 12 },
  )
})
