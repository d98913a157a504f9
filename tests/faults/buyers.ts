import type { Database } from '#database/connect.ts'
import type { Temperature } from '#rules/temperature.ts'

/** Points that a buyer has, and what a mug costs of them. */
export const points = { had: 1000, mug: 300 } as const

export type Buyer = { memberId: number; productId: number; mugId: number; lineIds: number[] }
export type Goods = { price: number; temperature: Temperature }

/**
 * So many buyers who share nothing, so that none waits for another: each with products of their own, a cart of two goods
 * and a mug for points.
 */
export async function createBuyers({ db }: Database, { count, price, temperature }: Goods & { count: number }): Promise<Buyer[]> {
  const each = Array.from({ length: count }, (_, index) => index)
  const name = `buyer-${Math.random().toString(36).slice(2)}`
  const people = each.map((index) => ({ uid: `${name}-${index}`, name: '陳浩' }))
  const members = await db.insertInto('users').values(people).returning('id').execute()
  const product = { name_zh: '凝膠', preview: '/gel.jpg', temperature, max_qty: 5 }
  const goods = each.flatMap((index) => [
    { ...product, slug: `${name}-gel-${index}`, origin_price: price, price },
    { ...product, slug: `${name}-mug-${index}`, origin_price: 0, price: 0, shopping_point_price: points.mug },
  ])
  const products = await db.insertInto('products').values(goods).returning('id').execute()
  const receipts = products.map(({ id }) => ({ product_id: id, delta: 50, kind: 'receipt' as const, actor: 'test' }))
  await db.insertInto('stock_movements').values(receipts).execute()
  const memberIds = members.map(({ id }) => id)
  await givePoints({ db }, memberIds)
  const inCart = each.flatMap((index) => {
    const user_id = memberIds[index] ?? 0
    return [
      { user_id, product_id: products[2 * index]?.id ?? 0, quantity: 2, redeem_with_points: false },
      { user_id, product_id: products[2 * index + 1]?.id ?? 0, quantity: 1, redeem_with_points: true },
    ]
  })
  const lines = await db.insertInto('cart_items').values(inCart).returning('id').execute()
  return each.map((index) => ({
    memberId: members[index]?.id ?? 0,
    productId: products[2 * index]?.id ?? 0,
    mugId: products[2 * index + 1]?.id ?? 0,
    lineIds: lines.slice(2 * index, 2 * index + 2).map(({ id }) => id),
  }))
}

const dayMs = 24 * 60 * 60 * 1000

async function givePoints({ db }: Pick<Database, 'db'>, memberIds: readonly number[]): Promise<void> {
  const effective_at = new Date(Date.now() - dayMs)
  const expires_at = new Date(Date.now() + 100 * dayMs)
  const entries = await db
    .insertInto('point_entries')
    .values(memberIds.map((user_id) => ({ user_id, points: points.had, reason: 'custom' as const, effective_at })))
    .returning(['id', 'user_id'])
    .execute()
  await db
    .insertInto('point_lots')
    .values(
      entries.map(({ id, user_id }) => ({ user_id, entry_id: id, points: points.had, remaining: points.had, effective_at, expires_at })),
    )
    .execute()
  await db
    .insertInto('point_accounts')
    .values(memberIds.map((user_id) => ({ user_id, balance: points.had, expires_at })))
    .execute()
}
