import { expect, test } from 'vitest'
import { eventually } from '#support/eventually.ts'
import { createOrder } from '#support/rows.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { runCommand } from './run-command.ts'

const testShop = await openTestShop()
const { shop, database, shelf, signIn, sandbox, clock, startWorker } = testShop
const { db } = database
const mei = await signIn('mei', { language: 'en' })
await startWorker()

const operate = (line: string) => {
  const [command = '', ...given] = line.split(' ')
  return runCommand(shop, { command, given })
}

async function order(goods: Record<number, number>, wish: OrderWish = {}): Promise<string> {
  const lines = await fillCart(mei, goods)
  return (await place(mei, { order: await orderBody(testShop, { ...wish, cart_item_ids: lines }) })).order_hashed_id
}

const orderNow = (id: string) => mei.call.orders.find({ id })
const idOf = async (id: string) => (await db.selectFrom('orders').select('id').where('hashed_id', '=', id).executeTakeFirstOrThrow()).id
const stockOf = async (product: number) =>
  db.selectFrom('products').select(['stock', 'reserved']).where('id', '=', product).executeTakeFirstOrThrow()
const pointsOf = async () => (await mei.call.user.find({})).shopping_point
const historyOf = async () => (await mei.call.points.history({ items: 10, page: 1 })).data
const email = (id: string, about: string) =>
  eventually(async () => (await sandbox.emailsTo('mei@example.com')).find(({ subject }) => subject.includes(id) && subject.includes(about)))
const refundsOf = (id: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('orders.hashed_id', '=', id)
    .select(['refunds.amount', 'refunds.status'])
    .execute()

test('D-65 D-72 ORD-13 a parcel is packed, handed over and delivered; each step tells its buyer', async () => {
  const before = await stockOf(shelf.roseGel)
  const id = await order({ [shelf.roseGel]: 2 })
  expect(await operate(`start-picking ${id} --actor Ana`)).toEqual({ ok: true, says: `${id} is being packed.` })
  expect(await operate(`start-picking ${id} --actor Ana`)).toEqual({ ok: false, says: 'Nothing was done: the order is picking.' })
  expect(await stockOf(shelf.roseGel)).toEqual({ stock: before.stock - 2, reserved: before.reserved })
  await eventually(async () => (await orderNow(id)).has_invoice)

  expect(await operate(`deliver ${id} --actor Ana`)).toMatchObject({ ok: false })
  expect(await operate(`hand-over ${id} 905512345678 --actor Ana`)).toMatchObject({ ok: true })
  expect(await orderNow(id)).toMatchObject({ status: 'delivering', tracking: '905512345678' })
  expect((await email(id, 'on its way')).text).toContain('905512345678')
  expect(await operate(`arrive-at-store ${id} --actor Ana`)).toMatchObject({ ok: false })
  expect(await operate(`deliver ${id} --actor Ana`)).toEqual({ ok: true, says: `${id} has arrived.` })
  const finished = await orderNow(id)
  expect(finished).toMatchObject({ status: 'finished', finished_at: shop.now().toISOString() })
  expect(await email(id, 'has arrived')).toBeTruthy()
  const events = await db
    .selectFrom('order_events')
    .select(['event', 'actor', 'data'])
    .where('order_id', '=', await idOf(id))
    .orderBy('id')
    .execute()
  expect(events.slice(-3)).toEqual([
    { event: 'start_picking', actor: 'operations', data: { by: 'Ana' } },
    { event: 'hand_over', actor: 'operations', data: { by: 'Ana', tracking: '905512345678' } },
    { event: 'delivered', actor: 'operations', data: { by: 'Ana' } },
  ])
})

test('a tracking number belongs to one parcel', async () => {
  const [one, other] = [await order({ [shelf.roseGel]: 1 }), await order({ [shelf.roseGel]: 1 })]
  for (const id of [one, other]) await operate(`start-picking ${id} --actor Ana`)
  expect(await operate(`hand-over ${one} 905500000007 --actor Ana`)).toMatchObject({ ok: true })
  expect(await operate(`hand-over ${other} 905500000007 --actor Ana`)).toEqual({
    ok: false,
    says: 'Nothing was done: another parcel travels under this number.',
  })
  expect(await orderNow(other)).toMatchObject({ status: 'picking', tracking: null })
  expect(await operate(`hand-over ${one} 905500000007 --actor Ana`)).toEqual({
    ok: false,
    says: 'Nothing was done: the order is delivering.',
  })
})

test('a parcel for a store waits there until it is picked up', async () => {
  const store = await db.selectFrom('stores').select('store_id').limit(1).executeTakeFirst()
  const id = await order({ [shelf.roseGel]: 1 })
  if (!store)
    await db
      .insertInto('stores')
      .values({ store_id: '131386', store_name: '永康', county: '臺北市', city: '大安區', road: '永康街', address: '永康街 1 號' })
      .execute()
  await db
    .updateTable('orders')
    .set({ shipping_method: 'seven', received_time: null, store: JSON.stringify({ store_id: '131386', store_name: '永康' }) })
    .where('hashed_id', '=', id)
    .execute()
  for (const step of [`start-picking ${id}`, `hand-over ${id} M12345678901`, `arrive-at-store ${id}`])
    expect(await operate(`${step} --actor Ana`), step).toMatchObject({ ok: true })
  expect(await orderNow(id)).toMatchObject({ status: 'delivered' })
  expect((await email(id, 'waiting at the store')).text).toContain('永康')
  expect(await operate(`deliver ${id} --actor Ana`)).toMatchObject({ ok: true })
  expect((await orderNow(id)).status).toBe('finished')
})

test('PTS-10 D-31 points are earned when the order is finished and can be spent 14 days later; a full return takes them back', async () => {
  const before = await pointsOf()
  const id = await order({ [shelf.roseGel]: 5, [shelf.lilyGel]: 3 })
  const earned = Math.floor((await orderNow(id)).items_total / 30)
  expect(earned).toBeGreaterThan(100)
  for (const step of [`start-picking ${id}`, `hand-over ${id} 905500000001`, `deliver ${id}`])
    expect(await operate(`${step} --actor Ana`), step).toMatchObject({ ok: true })
  const [entry] = await eventually(
    async () =>
      (await historyOf()).filter(({ order_id, reason }) => order_id === id && reason === 'personal_shopping').length === 1 && historyOf(),
  )
  expect(entry).toMatchObject({ shopping_point_number: earned })
  expect(await pointsOf()).toBe(before)

  expect(await operate(`refund ${id} --actor Ana`)).toMatchObject({ ok: true })
  expect((await historyOf())[0]).toMatchObject({ reason: 'refund', shopping_point_number: -earned })
  await eventually(async () => (await orderNow(id)).status === 'refunded')
  expect((await orderNow(id)).has_invoice).toBe(false)
  expect((await email(id, 'has been refunded')).text).toContain('NT$3,120')
  expect(await refundsOf(id)).toEqual([{ amount: 3120, status: 'done' }])
})

test('D-64 a partial return reduces money, points and invoice; the order stays finished', async () => {
  const id = await order({ [shelf.roseGel]: 5, [shelf.lilyGel]: 3 })
  for (const step of [`start-picking ${id}`, `hand-over ${id} 905500000002`, `deliver ${id}`]) await operate(`${step} --actor Ana`)
  await eventually(async () => (await orderNow(id)).has_invoice && (await historyOf()).some(({ order_id }) => order_id === id))
  expect(await operate(`refund ${id} --amount 3120 --actor Ana`)).toMatchObject({ ok: false })
  expect(await operate(`refund ${id} --amount 990 --actor Ana`)).toMatchObject({ ok: true })
  expect((await orderNow(id)).status).toBe('finished')
  expect((await historyOf())[0]).toMatchObject({ reason: 'partial_product_return', shopping_point_number: -33 })
  const invoice = await eventually(async () =>
    db
      .selectFrom('invoices')
      .select(['status', 'amount', 'reduced_amount'])
      .where('order_id', '=', await idOf(id))
      .where('reduced_amount', '>', 0)
      .executeTakeFirst(),
  )
  expect(invoice).toEqual({ status: 'allowance', amount: 3120, reduced_amount: 990 })
  await eventually(async () => (await refundsOf(id)).some(({ amount, status }) => amount === 990 && status === 'done'))
})

test('D-32 goods that are missing stop a paid parcel: money and points go back, the other goods to the shelf', async () => {
  const before = [await stockOf(shelf.roseGel), await stockOf(shelf.pointsMug), await pointsOf()]
  const id = await order({ [shelf.roseGel]: 2, [shelf.pointsMug]: 1 })
  await operate(`start-picking ${id} --actor Ana`)
  expect(await operate(`goods-missing ${id} --products ${shelf.pointsMug} --actor Ana`)).toEqual({
    ok: true,
    says: `${id} will not be sent.`,
  })
  expect(await stockOf(shelf.roseGel)).toEqual(before[0])
  expect((await stockOf(shelf.pointsMug)).stock).toBe((before[1] as { stock: number }).stock - 1)
  expect((await historyOf())[0]).toMatchObject({ reason: 'point_product_out_of_stock', shopping_point_number: 300 })
  expect(await pointsOf()).toBe(before[2])
  await eventually(async () => (await orderNow(id)).status === 'refunded')
  expect((await email(id, 'cancelled')).text).toContain('something was missing')
})

test('a parcel that came back is refunded less the way; an unpaid one is cancelled', async () => {
  const paid = await order({ [shelf.roseGel]: 1 })
  const cash = await order({ [shelf.roseGel]: 1 }, { payway: 'when_received' })
  for (const id of [paid, cash])
    for (const step of [`start-picking ${id}`, `hand-over ${id} 9055${id}`])
      expect(await operate(`${step} --actor Ana`)).toMatchObject({ ok: true })
  const before = (await stockOf(shelf.roseGel)).stock
  expect(await operate(`take-back ${paid} --keep 5000 --actor Ana`)).toEqual({
    ok: false,
    says: 'Nothing was done: at most 589 is possible.',
  })
  expect(await operate(`take-back ${paid} --keep 100 --actor Ana`)).toMatchObject({ ok: true })
  expect(await operate(`take-back ${cash} --actor Ana`)).toMatchObject({ ok: true })
  expect((await stockOf(shelf.roseGel)).stock).toBe(before + 2)
  expect((await orderNow(cash)).status).toBe('cancel')
  await eventually(async () => (await orderNow(paid)).status === 'refunded')
  expect(await refundsOf(paid)).toEqual([{ amount: 490, status: 'done' }])
})

test('D-44 cash is in the books once the courier has delivered', async () => {
  const id = await order({ [shelf.roseGel]: 1 }, { payway: 'when_received' })
  const statusOf = async () =>
    (
      await db
        .selectFrom('payments')
        .select('status')
        .where('order_id', '=', await idOf(id))
        .executeTakeFirstOrThrow()
    ).status
  for (const step of [`start-picking ${id}`, `hand-over ${id} 905500000009`]) await operate(`${step} --actor Ana`)
  expect(await statusOf()).toBe('waiting')
  await operate(`deliver ${id} --actor Ana`)
  expect(await statusOf()).toBe('paid')
})

test('D-68 the parts of an order go their own ways; it is finished with the last of them', async () => {
  const id = await order({ [shelf.roseGel]: 5, [shelf.lilyGel]: 3 })
  const whole = await idOf(id)
  const { user_id } = await db.selectFrom('orders').select('user_id').where('id', '=', whole).executeTakeFirstOrThrow()
  await createOrder(database, {
    user_id,
    parent_id: whole,
    suffix: 1,
    hashed_id: `${id}-1`,
    status: 'confirmed',
    payment: 'credit_cards',
    delivery_fee: 0,
    handling_fee: 0,
    grand_total: 390,
  })
  for (const number of [id, `${id}-1`])
    for (const step of [`start-picking ${number}`, `hand-over ${number} T-${number}`])
      expect(await operate(`${step} --actor Ana`), step).toMatchObject({ ok: true })
  const rewards = async () => (await historyOf()).filter(({ order_id }) => order_id === id)
  await operate(`deliver ${id} --actor Ana`)
  expect((await orderNow(id)).split_orders).toMatchObject([{ status: 'delivering', tracking: `T-${id}-1` }])
  clock.pass({ days: 1 })
  await operate(`deliver ${id}-1 --actor Ana`)
  await eventually(async () => (await rewards()).length === 1)
  const entry = await db.selectFrom('point_entries').select('effective_at').where('order_id', '=', whole).executeTakeFirstOrThrow()
  expect(entry.effective_at).toEqual(new Date(shop.now().getTime() + 14 * 86_400_000))
})

test('what needs a person is listed, and nothing else', async () => {
  expect(await operate('attention')).toEqual({ ok: true, says: 'Nothing needs anybody.' })
  const id = await order({ [shelf.roseGel]: 1 })
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', await idOf(id))
    .executeTakeFirstOrThrow()
  await database.transaction(async (tx) => {
    await tx.insertInto('refunds').values({ payment_id: payment.id, amount: 5, reason: 'test', status: 'failed' }).execute()
    await tx.updateTable('payments').set({ status: 'refund_failed' }).where('id', '=', payment.id).execute()
  })
  expect((await operate('attention')).says).toMatch(new RegExp(`^${id}  refund  .*refused for the last time$`))
  expect(await operate('start-picking NOSUCHORDER2 --actor Ana')).toEqual({ ok: false, says: 'There is no order of that number.' })
})
