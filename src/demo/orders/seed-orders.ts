import type { Tx } from '#database/connect.ts'
import { haoOrders, meiOrders } from './cast-orders.ts'
import { cast, type CastMember } from '#demo/members/cast.ts'
import type { PictureUrls } from '#demo/draw-shop-pictures.ts'
import { recallOrders, type SeedCode } from './past-order.ts'
import { giftCampaigns } from '#demo/goods/promotions.ts'
import type { CastIds } from '#demo/members/seed-cast.ts'
import type { SeedOrder } from './seed-order.ts'
import { seedPoints } from '#demo/members/seed-points.ts'
import type { ProductIds } from '#demo/goods/seed-products.ts'
import { writeOrderGoods } from './write-order-goods.ts'
import { writeOrderLines } from './write-order-lines.ts'
import { writeOrderMoney } from './write-order-money.ts'
import { writeOrders, type WrittenOrder } from './write-orders.ts'

const ordersOf: Readonly<Record<CastMember['key'], readonly SeedOrder[]>> = { mei: meiOrders, hao: haoOrders, xin: [], lock: [] }

export type Occasion = { castIds: CastIds; productIds: ProductIds; urls: PictureUrls; now: Date }

/** Writes what the cast have ordered so far, with goods, money, parcels and points. */
export async function seedOrders(tx: Tx, { castIds, productIds, urls, now }: Occasion): Promise<void> {
  const codes = await listCodes(tx)
  for (const member of cast) {
    const memberId = castIds[member.key]
    const orders = ordersOf[member.key]
    if (orders.length === 0) continue
    const written = await writeOrders(tx, recallOrders({ member, memberId, orders, productIds, codes, now }))
    await writeOrderLines(tx, { orders: written, productIds, urls })
    await writeOrderGoods(tx, written)
    await writeOrderMoney(tx, written)
    await writeGiftClaims(tx, written)
    await seedPoints(tx, { member, memberId, orders: written, now })
  }
}

async function listCodes(tx: Tx): Promise<Map<string, SeedCode>> {
  const rows = await tx.selectFrom('discount_codes').selectAll().execute()
  return new Map(rows.map((row) => [row.code, row]))
}

/** A gift that was ordered is not offered again by its campaign (D-15). */
async function writeGiftClaims(tx: Tx, orders: readonly WrittenOrder[]): Promise<void> {
  const claims = orders.flatMap(({ id, past }) =>
    past.seed.lines.flatMap((line) => {
      const campaign = line.origin === 'vvip_gift' && giftCampaigns.find(({ product }) => product === line.product)
      return campaign
        ? [{ user_id: past.memberId, campaign_key: campaign.key, state: 'ordered' as const, order_id: id, created_at: past.placedAt }]
        : []
    }),
  )
  if (claims.length > 0) await tx.insertInto('gift_claims').values(claims).execute()
}
