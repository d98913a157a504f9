import { beforeEach, expect, test } from 'vitest'
import { followParcel } from '#server/delivery/fulfilment/follow-parcel.ts'
import { handOver } from '#server/delivery/fulfilment/hand-over.ts'
import { reportMissing } from '#server/delivery/fulfilment/report-missing.ts'
import { reportShort } from '#server/delivery/fulfilment/report-short.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { eventually } from '#support/eventually.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { OrderWish } from '#support/test-order.ts'

const testShop = await openTestShop()
const { shop, database, sandbox, shelf, signIn, startWorker } = testShop
const pay = paymentsOf(testShop)
const mei = await signIn('mei', { language: 'en' })
const by = 'Ana'
await startWorker()

beforeEach(async () => {
  await database.db.deleteFrom('cart_items').execute()
})

const buy = async (goods: Record<number, number>, wish: OrderWish = {}) => (await pay.buy(mei, { goods, wish })).order_hashed_id
const letter = (number: string, about: string) =>
  eventually(async () =>
    (await sandbox.emailsTo('mei@example.com')).find(({ subject }) => subject.includes(number) && subject.includes(about)),
  )

test('ORD-30 a letter shows the goods, and says how and where they go', async () => {
  const number = await buy({ [shelf.roseGel]: 1 })
  const { text, html } = await letter(number, 'We have your order')
  expect(text).toMatch(/Delivery method.*Home delivery/)
  expect(text).toMatch(/Address.*文興路一段 168 號 8 樓/)
  const { order_details } = await mei.call.orders.find({ id: number })
  const picture = order_details[0]?.product.preview.replace(/[.]webp$/, '') ?? 'none'
  expect(html).toContain(`<img src="http://shop.test${picture}`)
})

test('ORD-31 a parcel in a store: the letter names the store, where it is, and the last day', async () => {
  await mei.call.stores.lookup({ group: 'city', key: '臺北市' })
  const contact_attributes = { name: '陳浩', phone: '0922110334' }
  const number = await buy({ [shelf.roseGel]: 1 }, { shipping_method: 'seven', store_id: '131386', contact_attributes })
  expect((await letter(number, 'We have your order')).text).toMatch(/Pickup store.*7-Eleven/)
  await startPicking(shop, { number, by })
  await handOver(shop, { number, tracking: `T-${number}`, by })
  await followParcel(shop, { number, event: 'arrived_at_store', actor: 'operations', by })
  const { text } = await letter(number, 'waiting at the store')
  expect(text).toMatch(/Store address.*臺北市大安區永康街12號/)
  expect(text).toMatch(/Pick up by.*\d{4}/)
})

test('ORD-32 a cancelled order: of points and code the letter speaks only where they were used', async () => {
  const [plain, withPoints] = [await buy({ [shelf.roseGel]: 1 }), await buy({ [shelf.roseGel]: 1, [shelf.pointsMug]: 1 })]
  for (const id of [plain, withPoints]) await mei.call.orders.cancel({ id, order: { cancel_reason: 'error' } })
  expect((await letter(plain, 'cancelled')).text).not.toMatch(/points|discount code/)
  expect((await letter(withPoints, 'cancelled')).text).toContain('We’ve returned your points.')
})

test('PCK-18 goods were missing: the letter says which, what goes back, and that the rest is sent; of a parcel that is not sent, that too', async () => {
  const number = await buy({ [shelf.roseGel]: 2 })
  await startPicking(shop, { number, by })
  const report = { number, by, spender: null, missing: [{ productId: shelf.roseGel, quantity: 1 }] }
  await reportShort(shop, { ...report, cause: 'a press' })
  const { text } = await letter(number, 'out of stock')
  expect(text).toMatch(/Out of stock.*Rose gel × 1/)
  expect(text).toMatch(/You get back.*390/)
  expect(text).toContain('Everything else will be sent')
  await handOver(shop, { number, tracking: `T-${number}`, by })
  expect((await letter(number, 'on its way')).text).toMatch(/Not sent.*Rose gel × 1/)

  const onDelivery = await buy({ [shelf.roseGel]: 2 }, { payway: 'when_received', card_info: null })
  await startPicking(shop, { number: onDelivery, by })
  await reportShort(shop, { ...report, number: onDelivery, cause: 'another press' })
  const less = (await letter(onDelivery, 'out of stock')).text
  expect(less).toMatch(/You pay less on delivery.*390/)
  expect(less).not.toContain('goes back the way it came')
  await reportMissing(shop, { number: onDelivery, lost: [{ productId: shelf.roseGel }], by })
  expect((await letter(onDelivery, 'cancelled')).text).toContain('this parcel cannot be sent')
})
