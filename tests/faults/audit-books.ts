import { sql } from 'kysely'
import { auditMoney } from '#server/money/payments/audit-money.ts'
import type { TradeRecord } from '#support/test-sandbox.ts'
import type { TestShop } from '#support/test-shop.ts'
import { points, type Buyer } from './buyers.ts'

/** The books of the shop, held against those of the card company and of the bank. */
export type Books = {
  /** What does not agree about the one order of a buyer; empty when all is well. */
  complaintsAbout: (buyer: Buyer) => string[]
  /** What does not agree about the shop as a whole. */
  complaintsAboutAll: () => string[]
}

type OrderInBooks = Awaited<ReturnType<typeof listOrders>>[number]

export async function auditBooks(testShop: TestShop, buyers: readonly Buyer[]): Promise<Books> {
  const memberIds = buyers.map(({ memberId }) => memberId)
  const orders = Map.groupBy(await listOrders(testShop, memberIds), ({ user_id }) => user_id)
  const records = Map.groupBy(await testShop.sandbox.allRecords(), ({ order_number }) => order_number)
  const known = new Set((await testShop.database.db.selectFrom('orders').select('hashed_id').execute()).map(({ hashed_id }) => hashed_id))
  const ledgers = await readLedgers(testShop)
  const astray = await auditMoney(testShop.shop)
  return {
    complaintsAbout: (buyer) => {
      const placed = orders.get(buyer.memberId) ?? []
      const stands = placed.filter(({ status }) => status === 'confirmed')
      return [
        ...placed.flatMap((order) => complaintsAboutOrder(order, records.get(order.hashed_id) ?? [])),
        ...(stands.length > 1 ? ['was ordered twice'] : []),
        ...complaintsAboutHolding(buyer, { ledgers, stands: stands.length }),
      ]
    },
    complaintsAboutAll: () => [
      ...[...records.keys()]
        .filter((number) => !known.has(number))
        .map((number) => `the company was asked for money for ${number}, which is no order`),
      ...astray.map(({ order, says }) => `the money of ${order}: ${says}`),
      ...ledgers.wrongProducts.map((id) => `the stock of product ${id} is not the sum of its movements`),
    ],
  }
}

/** Money that has come, and has not gone back. */
const isPaid = ({ record_status }: TradeRecord) => record_status === 0 || record_status === 1

function complaintsAboutOrder(
  { status, payment, attempts, received, grand_total, told }: OrderInBooks,
  records: readonly TradeRecord[],
): string[] {
  const paid = records.filter(isPaid)
  const byCompany = payment !== 'atm' && payment !== 'when_received'
  return [
    ...(['confirmed', 'cancel', 'refunded'].includes(status) ? [] : [`is still ${status}`]),
    ...(attempts === 1 ? [] : [`has ${attempts} attempts`]),
    ...(records.length > 1 ? [`was charged ${records.length} times`] : []),
    ...(byCompany && status === 'confirmed' && paid.length !== 1 ? ['stands, and was not paid'] : []),
    ...(status === 'confirmed' && payment !== 'when_received' && received !== grand_total
      ? [`has brought ${received} of ${grand_total}`]
      : []),
    ...(status !== 'confirmed' && paid.length > 0 ? [`was paid, and is ${status}`] : []),
    ...(status === 'confirmed' && told !== 1 ? [`was told ${told} times`] : []),
  ]
}

function complaintsAboutHolding(
  { memberId, productId, mugId }: Buyer,
  { ledgers, stands }: { ledgers: Ledgers; stands: number },
): string[] {
  const held = [productId, mugId].map((id) => ledgers.reserved.get(id) ?? 0)
  const balance = ledgers.balances.get(memberId) ?? 0
  return [
    ...(held[0] === 2 * stands && held[1] === stands ? [] : [`holds ${held.join(' and ')} units for ${stands} orders`]),
    ...(balance === points.had - stands * points.mug ? [] : [`has ${balance} points after ${stands} orders`]),
  ]
}

/** Orders with how often they were paid for, what has come, and how often the house was told that they stand. */
async function listOrders({ database: { db } }: TestShop, memberIds: readonly number[]) {
  return db
    .selectFrom('orders')
    .where('user_id', 'in', memberIds)
    .select(['user_id', 'hashed_id', 'status', 'payment', 'grand_total'])
    .select([
      sql<number>`(select count(*)::int from payments where order_id = orders.id)`.as('attempts'),
      sql<number>`(select coalesce(sum(amount - refunded_amount), 0)::int from payments where order_id = orders.id and status = 'paid')`.as(
        'received',
      ),
      sql<number>`(select count(*)::int from news where payload->>'name' = 'order-placed' and (payload->>'orderId')::int = orders.id)`.as(
        'told',
      ),
    ])
    .execute()
}

type Ledgers = { reserved: Map<number, number>; balances: Map<number, number>; wrongProducts: number[] }

async function readLedgers({ database: { db } }: TestShop): Promise<Ledgers> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'stock', 'reserved'])
    .select([
      sql<number>`(select coalesce(sum(delta), 0)::int from stock_movements where product_id = products.id)`.as('moved'),
      sql<number>`(select coalesce(sum(quantity), 0)::int from stock_reservations where product_id = products.id and state = 'held')`.as(
        'held',
      ),
    ])
    .execute()
  const accounts = await db.selectFrom('point_accounts').select(['user_id', 'balance']).execute()
  return {
    reserved: new Map(products.map(({ id, reserved }) => [id, reserved])),
    balances: new Map(accounts.map(({ user_id, balance }) => [user_id, balance])),
    wrongProducts: products.filter(({ stock, reserved, moved, held }) => stock !== moved || reserved !== held).map(({ id }) => id),
  }
}
