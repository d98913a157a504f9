import { randomUUID } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { OrderStatus } from '#rules/orders/order.ts'

// Rows with the least a row needs, for tests that are about something else. Each answers the id.

let count = 0

export async function createMember({ db }: Database, values: Partial<Insertable<Tables['users']>> = {}): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ uid: randomUUID(), name: '林小梅', ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type ProductValues = Partial<Insertable<Tables['products']>> & { stock?: number }

export async function createProduct(database: Database, values: ProductValues = {}): Promise<number> {
  const [id = 0] = await createProducts(database, [values])
  return id
}

/** Many at once; answers their ids in the same order. Their stock arrives as a delivery, as all stock does. */
export async function createProducts({ db }: Database, wanted: readonly ProductValues[]): Promise<number[]> {
  const products = wanted.map(({ stock: _, ...values }) => ({
    slug: 'rose-gel',
    name_zh: '玫瑰凝膠',
    preview: '/rose.jpg',
    origin_price: 400,
    price: 390,
    ...values,
  }))
  const rows = await db.insertInto('products').values(products).returning('id').execute()
  const deliveries = rows
    .flatMap(({ id }, place) => ({ product_id: id, delta: wanted[place]?.stock ?? 0, kind: 'receipt' as const, actor: 'test' }))
    .filter(({ delta }) => delta > 0)
  if (deliveries.length > 0) await db.insertInto('stock_movements').values(deliveries).execute()
  return rows.map(({ id }) => id)
}

/** An order of the given member, paid on delivery at home: 390 of goods, 200 of delivery, 30 of handling. */
export async function createOrder({ db }: Database, values: Partial<Insertable<Tables['orders']>> & { user_id: number }): Promise<number> {
  const order = {
    hashed_id: newOrderNumber(),
    items_total: 390,
    delivery_fee: 200,
    handling_fee: 30,
    grand_total: 620,
    payment: 'when_received' as const,
    shipping_method: 'black_cat' as const,
    sender_name: '林小梅',
    sender_phone: '+886912345678',
    contact: { name: '林小梅', phone: '0912345678', county: '臺北市', district: '大安區', zip_code: '106', address: '永康街 31 巷 12 號' },
    invoice: { carrier_type: 'member_carrier', carrier: 'mei@example.com' },
    placed_at: new Date(),
    ...values,
  }
  const { id } = await db.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Gives an order a state that its money does not fit, as no verb can: for tests that are about something else, and for what was written before the database watched over it. */
export async function forceStatus(database: Database, { orderId, status }: { orderId: number; status: OrderStatus }): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`alter table orders disable trigger money_stays`.execute(tx)
    await tx.updateTable('orders').set({ status }).where('id', '=', orderId).execute()
    await sql`alter table orders enable trigger money_stays`.execute(tx)
  })
}

function newOrderNumber(): string {
  const letters = [...String((count += 1)).padStart(12, '0')].map((digit) => 'ABCDEFGHIJ'[Number(digit)])
  return letters.join('')
}
