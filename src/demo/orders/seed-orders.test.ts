import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderPage, orderRow as wireOrder } from '#contract/shop/api/order.ts'
import { judgePhone } from '#contract/shared/judge-phone.ts'
import { endOfDay, laterDay, taipeiDay } from '#rules/calendar.ts'
import { carrierTypes } from '#rules/invoices/invoice.ts'
import { sum } from '#rules/money.ts'
import { isOpenOrder, orderTransitions, orderStatuses } from '#rules/orders/order.ts'
import { handlingFee } from '#rules/payments/payway.ts'
import { balanceOf, earnedPoints } from '#rules/points/points.ts'
import { deliveryFee, shippingMethods } from '#rules/shipping/shipping.ts'
import { defaultTerms } from '#rules/terms.ts'
import { levelOfSpending } from '#rules/members/vip.ts'
import { keptForeignContact } from '#server/sales/orders/order-snapshot.ts'
import { presentOrder } from '#server/sales/orders/present-order.ts'
import { countOrders, findOrderRow, listLineRows, listPartRows, listOrderRows } from '#server/sales/orders/store.ts'
import { freshDatabase } from '#support/test-database.ts'
import { encryptTestCard } from '#support/test-cipher.ts'
import { leaveUndrawn } from '#support/test-demo-shop.ts'
import { virtualAccount } from '../../../sandbox/tappay/virtual-account.ts'
import { haoOrders, meiOrders } from './cast-orders.ts'
import { cast } from '#demo/members/cast.ts'
import { catalogue } from '#demo/catalogue.ts'
import { productOf } from './decide-seed-order.ts'
import { seedDemoShop } from '#demo/seed-demo-shop.ts'

const database = await freshDatabase()
const { db } = database

// A quarter past six in the evening in Taipei.
const now = new Date('2026-11-21T10:15:00Z')

beforeAll(async () => {
  await seedDemoShop(database, { url: database.url, now, drawPicture: leaveUndrawn, encryptCard: encryptTestCard })
})

const memberIdOf = async (name: string) => (await db.selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const ordersOf = async (name: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', await memberIdOf(name))
    .orderBy('id')
    .execute()
const meiWhole = async () => (await ordersOf('林小梅')).filter(({ parent_id }) => parent_id === null)

describe('the orders of mei', () => {
  test('are twenty-four, all of them listed, of the last fourteen months', async () => {
    const orders = await meiWhole()
    expect(orders).toHaveLength(24)
    expect(await countOrders(db, { memberId: await memberIdOf('林小梅'), statuses: null })).toBe(24)
    for (const { placed_at } of orders)
      expect(placed_at !== null && placed_at < now && Number(now) - Number(placed_at) < 430 * 86_400_000).toBe(true)
  })

  test('show every status, payment method, delivery method and carrier', async () => {
    const orders = await meiWhole()
    const shown = (values: readonly string[]) => [...new Set(values)].toSorted()
    expect(shown(orders.map(({ status }) => status))).toEqual([...orderStatuses].toSorted())
    expect(shown(orders.map(({ payment }) => payment))).toEqual([
      'apple',
      'atm',
      'credit_cards',
      'google',
      'installment',
      'jko',
      'line',
      'when_received',
    ])
    expect(shown(orders.map(({ shipping_method }) => shipping_method))).toEqual([...shippingMethods].toSorted())
    expect(shown(meiOrders.map(({ invoice }) => String(invoice.carrier_type)))).toEqual([...carrierTypes].toSorted())
    const lines = await db.selectFrom('order_lines').select('item_type').distinct().execute()
    expect(shown(lines.map(({ item_type }) => item_type))).toEqual([
      'add_on',
      'exclusive',
      'first_purchase',
      'normal',
      'standalone',
      'vvip_gift',
    ])
  })

  test('SHP-01 SHP-03 D-24 D-30 have the totals that the rules make of their lines', async () => {
    const lines = await db.selectFrom('order_lines').selectAll().execute()
    const all = await ordersOf('林小梅')
    for (const order of all.filter(({ parent_id }) => parent_id === null)) {
      const ids = all.filter(({ id, parent_id }) => id === order.id || parent_id === order.id).map(({ id }) => id)
      const own = lines.filter(({ order_id }) => ids.includes(order_id))
      const country = keptForeignContact.nullable().parse(order.foreign_contact)?.country ?? null
      const { items_total, discount_amount, temperature, shipping_method: method } = order
      expect(items_total, order.hashed_id).toBe(sum(own.map(({ sub_total }) => sub_total)))
      expect(order.points_cost).toBe(sum(own.map(({ shopping_point_cost }) => shopping_point_cost)))
      expect(order.delivery_fee).toBe(deliveryFee({ method, items_total, country, terms: defaultTerms.delivery }))
      expect(order.handling_fee).toBe(handlingFee(order.payment, defaultTerms.delivery))
      expect(order.points_earned).toBe(
        earnedPoints({ temperature, discounted_total: items_total - discount_amount, terms: defaultTerms.points }),
      )
      expect(new Set(own.map((line) => line.temperature))).toEqual(new Set([temperature]))
    }
  })

  test('have a history that the table of moves allows, one event after the other', async () => {
    const events = await db.selectFrom('order_events').selectAll().orderBy('id').execute()
    for (const order of await ordersOf('林小梅')) {
      const own = events.filter(({ order_id }) => order_id === order.id)
      expect(own[0]).toMatchObject({
        event: 'place',
        from_status: null,
        to_status: 'uncharged',
        actor: 'buyer',
        created_at: order.placed_at,
      })
      for (const [index, event] of own.slice(1).entries()) {
        const before = own[index]
        expect(event.from_status).toBe(before?.to_status)
        expect(Object.entries(orderTransitions[event.from_status ?? 'uncharged'])).toContainEqual([event.event, event.to_status])
        expect(before && event.created_at > before.created_at && event.created_at <= now, order.hashed_id).toBe(true)
      }
      expect(own.at(-1)?.to_status).toBe(order.status)
      expect(order.version).toBe(own.length)
    }
  })

  test('OAP-11 travel as the contract says, in both languages and in lists', async () => {
    const memberId = await memberIdOf('林小梅')
    const rows = await listOrderRows(db, { memberId, statuses: null, limit: 100, offset: 0 })
    const parts = await listPartRows(db, { memberId, orderIds: rows.map(({ id }) => id) })
    expect(parts.length).toBeGreaterThan(0)
    const lines = await listLineRows(
      db,
      [...rows, ...parts].map(({ id }) => id),
    )
    for (const language of ['zh', 'en'] as const) {
      const orders = rows.map((row) => presentOrder(row, { parts, lines, language }))
      for (const order of orders) expect(wireOrder.parse(order).order_details.length).toBeGreaterThan(0)
      expect(orderPage.shape.data.parse(orders)).toHaveLength(24)
    }
    const waiting = rows.find(({ status, payment }) => status === 'pending_payment' && payment === 'line')
    const found = waiting && (await findOrderRow(db, { memberId, hashedId: waiting.hashed_id }))
    expect(found?.payment_url).toMatch(/^http:\/\/127\.0\.0\.1:3101\/payment\/D2026/)
  })

  test('D-68 one travels in two parcels: the part has its own number and way, and no money of its own', async () => {
    const all = await ordersOf('林小梅')
    const parts = all.filter(({ parent_id }) => parent_id !== null)
    expect(parts).toHaveLength(1)
    const whole = all.find(({ id }) => id === parts[0]?.parent_id)
    expect(parts[0]).toMatchObject({
      hashed_id: `${whole?.hashed_id}-1`,
      status: 'picking',
      items_total: 1680,
      delivery_fee: 0,
      handling_fee: 0,
      points_earned: 0,
    })
    expect(whole).toMatchObject({ status: 'delivering', items_total: 2260 })
    expect(
      await db
        .selectFrom('payments')
        .select('id')
        .where('order_id', '=', parts[0]?.id ?? 0)
        .execute(),
    ).toEqual([])
  })

  test('D-62 the transfer can still be made, to an account that fits the amount', async () => {
    const order = (await meiWhole()).find(({ status, payment }) => status === 'pending_payment' && payment === 'atm')
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', order?.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(order?.payment_deadline).toEqual(endOfDay(laterDay(taipeiDay(now), 2)))
    expect(order?.expire_datetime).toEqual(order?.payment_deadline)
    expect(payment).toMatchObject({ status: 'waiting', vatm_bank: '808', amount: order?.grand_total })
    const serial = Number(payment.vatm_account?.slice(5, 13))
    expect(payment.vatm_account).toBe(virtualAccount({ serial, amount: payment.amount }))
  })

  test('were paid, given up or refunded as their status says', async () => {
    const payments = await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['orders.status as order', 'payments.status', 'payments.amount', 'orders.grand_total', 'paid_at', 'refunded_amount'])
      .execute()
    const expected: Readonly<Record<string, string>> = {
      uncharged: 'created',
      pending_payment: 'waiting',
      cancel: 'expired',
      refunding: 'refunding',
      refunded: 'refunded',
    }
    for (const payment of payments) {
      expect(payment.status).toBe(expected[payment.order] ?? 'paid')
      expect(payment.amount).toBe(payment.grand_total)
      expect(payment.paid_at === null).toBe(['created', 'waiting', 'expired'].includes(payment.status))
    }
    // 24 of mei and one of hao.
    expect(payments).toHaveLength(25)
    const refunds = await db.selectFrom('refunds').select(['amount', 'reason', 'status']).orderBy('id').execute()
    expect(refunds).toEqual([
      { amount: 1200, reason: 'full_return', status: 'done' },
      { amount: 1280, reason: 'partial_return', status: 'done' },
      { amount: 1740, reason: 'cancel_paid', status: 'requested' },
    ])
  })

  test('MNY-08 have money that agrees', async () => {
    const { rows } =
      await sql`select hashed_id, money_complaint(id) as says from orders where parent_id is null and money_complaint(id) is not null`.execute(
        db,
      )
    expect(rows).toEqual([])
  })

  test('D-71 have an invoice from the picking on, and a parcel from the handing over on', async () => {
    const all = await ordersOf('林小梅')
    const invoices = await db.selectFrom('invoices').select(['order_id', 'kind', 'status', 'number']).execute()
    const shipments = await db.selectFrom('shipments').select(['order_id', 'tracking_number']).execute()
    for (const { id, parent_id, picked_at, shipped_at, tracking } of all) {
      expect(invoices.some(({ order_id }) => order_id === id)).toBe(picked_at !== null && parent_id === null)
      expect(shipments.find(({ order_id }) => order_id === id)?.tracking_number ?? null).toBe(shipped_at && tracking)
    }
    expect([...new Set(invoices.map(({ kind }) => kind))].toSorted()).toEqual(['b2b', 'b2c', 'donate', 'paper'])
    expect([...new Set(invoices.map(({ status }) => status))].toSorted()).toEqual(['allowance', 'issued', 'voided'])
  })

  test('hold nothing that was not on sale yet', () => {
    for (const { key, placed, lines } of [...meiOrders, ...haoOrders]) {
      const age = 'daysAgo' in placed ? placed.daysAgo : 0
      const goods = lines.flatMap(({ product, picks = {} }) => [product, ...Object.keys(picks)])
      expect(
        goods.filter((slug) => (productOf(slug).publishedDaysAgo ?? Infinity) < age),
        key,
      ).toEqual([])
    }
  })

  test('D-35 made her VVIP on the day that her profile counts from', async () => {
    const spentBefore = (orders: readonly { grand_total: number; finished_at: Date | null; refunded_at: Date | null }[], day: number) =>
      sum(
        orders
          .filter(({ finished_at, refunded_at }) => finished_at && !refunded_at && Number(finished_at) < Number(now) - day * 86_400_000)
          .map(({ grand_total }) => grand_total),
      )
    const orders = await meiWhole()
    expect(levelOfSpending(spentBefore(orders, 121), defaultTerms.vip)).toBe(1)
    expect(levelOfSpending(spentBefore(orders, 119), defaultTerms.vip)).toBe(2)
  })
})

test('the cast can be called: every number of sender and recipient exists as a number', () => {
  const phones = cast.flatMap(({ sender, recipients }) => [...(sender ? [sender.phone] : []), ...recipients.map(({ phone }) => phone)])
  expect(phones.filter((phone) => judgePhone(phone) !== 'valid')).toEqual([])
})

describe('stock', () => {
  test('D-72 open orders hold their goods, picked ones have taken them, others gave them back', async () => {
    const rows = await db
      .selectFrom('stock_reservations')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['state', 'status', 'picked_at'])
      .execute()
    for (const { state, status, picked_at } of rows) {
      const takenOrBack = picked_at ? 'taken' : 'released'
      expect(state).toBe(isOpenOrder(status) ? 'held' : takenOrBack)
    }
  })

  test('the shelves hold what the catalogue says, what came back, and never less than is held', async () => {
    const products = await db.selectFrom('products').select(['slug', 'stock', 'reserved']).execute()
    expect(products.filter(({ stock, reserved }) => reserved > stock || stock < 0)).toEqual([])
    const given = catalogue.flatMap(({ slug, stock }) => (stock === undefined ? [] : [{ slug, stock }]))
    for (const { slug, stock } of given) expect(products.find((product) => product.slug === slug)?.stock, slug).toBe(stock)
    expect(products.find(({ slug }) => slug === 'hotpot-set-mala')?.reserved).toBe(2)
    const sales = await db.selectFrom('stock_movements').select('order_id').where('kind', '=', 'sale').execute()
    expect(sales.filter(({ order_id }) => order_id === null)).toEqual([])
  })
})

describe('the points of mei', () => {
  test('PTS-11 PTS-12 are 1,280 by lots, ledger and account, and some have expired on the way', async () => {
    const memberId = await memberIdOf('林小梅')
    const lots = await db.selectFrom('point_lots').selectAll().where('user_id', '=', memberId).execute()
    const uses = await db.selectFrom('point_lot_uses').selectAll().execute()
    const entries = await db.selectFrom('point_entries').selectAll().where('user_id', '=', memberId).execute()
    const account = await db.selectFrom('point_accounts').selectAll().where('user_id', '=', memberId).executeTakeFirstOrThrow()
    expect(balanceOf(lots, now)).toBe(1280)
    expect(account.balance).toBe(1280)
    for (const lot of lots)
      expect(lot.remaining).toBe(lot.points - sum(uses.filter(({ lot_id }) => lot_id === lot.id).map(({ points }) => points)))
    for (const entry of entries.filter(({ points }) => points < 0))
      expect(-entry.points).toBe(sum(uses.filter(({ entry_id }) => entry_id === entry.id).map(({ points }) => points)))
    const coming = sum(lots.filter(({ effective_at }) => effective_at > now).map(({ remaining }) => remaining))
    expect(coming).toBe(114)
    expect(sum(entries.map(({ points }) => points))).toBe(1280 + coming)
    const live = lots.filter(({ remaining, effective_at }) => remaining > 0 && effective_at <= now)
    expect(new Set(live.map(({ expires_at }) => Number(expires_at)))).toEqual(new Set([Number(account.expires_at)]))
    expect([...new Set(entries.map(({ reason }) => reason))].toSorted()).toEqual([
      'custom',
      'exchange_product',
      'expiration_reset',
      'fb_friend_shopping',
      'partial_product_return',
      'personal_shopping',
      'refund',
    ])
  })
})

describe('the others', () => {
  test('hao has one finished order and nothing in the cart; xin and lock have ordered nothing', async () => {
    expect((await ordersOf('陳浩')).map(({ status }) => status)).toEqual(['finished'])
    expect(
      await db
        .selectFrom('cart_items')
        .select('id')
        .where('user_id', '=', await memberIdOf('陳浩'))
        .execute(),
    ).toEqual([])
    expect(await ordersOf('王欣')).toEqual([])
    expect(await ordersOf('張鎖')).toEqual([])
    const notes = await db
      .selectFrom('user_notes')
      .select(['kind', 'text'])
      .where('user_id', '=', await memberIdOf('張鎖'))
      .execute()
    expect(notes).toEqual([{ kind: 'lock', text: '多次未取貨，請聯絡客服' }])
  })

  test('a second furnishing writes no order', async () => {
    const count = async () => (await db.selectFrom('orders').select('id').execute()).length
    const before = await count()
    expect(
      await seedDemoShop(database, {
        url: database.url,
        now: new Date(Number(now) + 86_400_000),
        drawPicture: leaveUndrawn,
        encryptCard: encryptTestCard,
      }),
    ).toBe(false)
    expect(await count()).toBe(before)
  })
})

describe('at any hour and season', async () => {
  const moments = ['2026-02-28T16:05:00Z', '2027-12-31T15:58:00Z'].map((word) => new Date(word))
  const shops = await Promise.all(moments.map(async (moment) => ({ moment, shop: await freshDatabase() })))

  test.each(shops)('the past of the cast fits, seeded at $moment', async ({ moment, shop }) => {
    await seedDemoShop(shop, { url: shop.url, now: moment, drawPicture: leaveUndrawn, encryptCard: encryptTestCard })
    const accounts = await shop.db.selectFrom('point_accounts').select('balance').execute()
    expect(accounts).toEqual([{ balance: 1280 }])
    expect(await shop.db.selectFrom('orders').select('id').where('parent_id', 'is', null).execute()).toHaveLength(25)
  })
})
