import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { loadAfterwards } from '../afterwards/load-afterwards.ts'
import { loadParts } from '../load-parts.ts'
import { presentOrder } from '../present-order.ts'
import { findOrderRow, type OrderRow } from '../store.ts'
import type { Sight } from './sight.ts'
import { findIsInWave, findOwner, listAttempts, listEntries, sumBought } from './store.ts'

/** Everything of an order, as its buyer sees it and beyond; null when there is none of that number. */
export async function findOrderForStaff(shop: Shop, { number, language, sight }: { number: string; language: Language; sight: Sight }) {
  const { db } = shop.database
  const owner = await findOwner(db, number)
  const row = owner && (await findOrderRow(db, { memberId: owner.user_id, hashedId: number }))
  if (!owner || !row) return null
  const memberId = owner.user_id
  const [{ parts, afterwards }, attempts, entries, bought] = await Promise.all([
    loadWhole(shop, { memberId, row }),
    listAttempts(db, row.id),
    listEntries(db, row.id),
    sumBought(db, memberId),
  ])
  const order = { ...presentOrder(row, { ...parts, language }), ...afterwards }
  const work = { status: row.status, shippedAt: row.shipped_at, inWave: await findIsInWave(db, row.id) }
  const seesPeople = sight.seesPeopleOf(work)
  return {
    id: row.id,
    memberId,
    seesPeople,
    order: hide(order, { sight, seesPeople, seesGoods: sight.seesGoodsOf(work) }),
    held: heldOf(row),
    risk: { level: row.risk, reasons: row.risk_reasons, mark: row.risk_mark },
    bought,
    attempts: sight.seesMoney
      ? attempts.map(({ error_text: error, created_at, paid_at, ...attempt }) => ({
          ...attempt,
          error,
          created_at: created_at.toISOString(),
          paid_at: paid_at?.toISOString() ?? null,
        }))
      : null,
    entries: entries.map(({ created_at, ...entry }) => ({ ...entry, at: created_at.toISOString() })),
  }
}

async function loadWhole(shop: Shop, { memberId, row }: { memberId: number; row: OrderRow }) {
  const parts = await loadParts(shop, { memberId, rows: [row] })
  return { parts, afterwards: await loadAfterwards(shop, { row, ...parts }) }
}

/** Why an order must not be picked yet; by nobody where the shop itself holds it. */
function heldOf({ held_reason: reason, held_by: by, held_at: at }: OrderRow) {
  return reason === null || at === null ? null : { reason, by, at: at.toISOString() }
}

type Shown = ReturnType<typeof presentOrder> & Awaited<ReturnType<typeof loadAfterwards>>
type Seen = { sight: Sight; seesPeople: boolean; seesGoods: boolean }

/** Leaves out what this reader may not see. The cash that a parcel collects stands on it, so whoever packs it sees that. */
function hide(order: Shown, { sight, seesPeople, seesGoods }: Seen) {
  const parcel = <Part extends Shown['split_orders'][number]>(part: Part) => ({
    ...part,
    ...(seesPeople ? {} : { sender: { name: '', phone: '' }, contact: null, foreign_contact: null, seven: null, cvs_store_name: null }),
    ...(sight.seesMoney ? {} : withoutAmounts(part)),
    ...(seesGoods ? {} : { order_details: [], remark: '' }),
  })
  const shown = { ...parcel(order), split_orders: order.split_orders.map(parcel) }
  return sight.seesMoney ? shown : { ...shown, refunds: [], invoice: { number: null, address: null } }
}

function withoutAmounts<Part extends Shown['split_orders'][number]>(part: Part) {
  const collected = part.payment === 'when_received' ? part.grand_total : 0
  return {
    grand_total: collected,
    items_total: 0,
    delivery_fee: 0,
    handling_fee: 0,
    coupon: 0,
    discount_code: null,
    vatm_account: null,
    payment_url: null,
    order_details: part.order_details.map((line) => ({ ...line, price: 0, sub_total: 0 })),
  }
}
