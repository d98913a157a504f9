import { sql, type Expression, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import { notCollectedMinutes, refusedCardsMinutes } from '#rules/orders/risk.ts'
import { isPaidFromAbroad, refusedCardsOf } from '#server/money/payments/published/cards-seen.ts'
import { joinedAt } from '#server/people/members/published/joined-at.ts'
import { orderToJudge } from '#server/sales/orders/published/order-to-judge.ts'
import { ordersOf } from '#server/sales/orders/published/orders-of-member.ts'
import { notCollectedOf } from '#server/sales/orders/published/parcels/parcels-not-collected.ts'
import type { Sign } from './signs-of-order.ts'

export async function findIsMarked(db: Kysely<Tables>, { signs, now }: { signs: readonly Sign[]; now: Date }): Promise<boolean> {
  const marked = await markedSigns(db, { kinds: signs.map(({ kind }) => kind), hashes: signs.map(({ hash }) => hash), now })
  return marked.length > 0
}

const markedSigns = prepared((db, value: ValueOf<{ kinds: readonly string[]; hashes: readonly Buffer[]; now: Date }>) =>
  db
    .selectFrom('risk_marks')
    .where(sql<boolean>`(kind, value_hash) in (select * from unnest(${value('kinds')}::text[], ${value('hashes')}::bytea[]))`)
    .where('until', '>', value('now'))
    .limit(1)
    .select('id'),
)

type OrderAsked = { orderId: number; now: Date }

/** An order, what is known of its buyer and its card, and whether anybody's sign is remembered at all. */
export async function findOrderToJudge(db: Kysely<Tables>, asked: OrderAsked) {
  const [order] = await judgedOrder(db, asked)
  if (!order) throw new Error(`There is no order ${asked.orderId}`)
  return order
}

const judgedOrder = prepared((db, value: ValueOf<OrderAsked>) =>
  db
    .selectFrom(orderToJudge(value('orderId')).as('judged'))
    .selectAll('judged')
    .select((eb) => {
      const [memberId, until] = [eb.ref('judged.user_id'), eb.ref('judged.judged_at')]
      return [
        joinedAt(memberId).$asScalar().$notNull().as('joined_at'),
        refusedCardsOf({ orders: ordersOf(memberId), since: before(until, refusedCardsMinutes), until })
          .$asScalar()
          .$notNull()
          .as('refused_cards'),
        notCollectedOf({ memberId, since: before(until, notCollectedMinutes) })
          .$notNull()
          .as('not_collected'),
        isPaidFromAbroad(eb.ref('judged.id')).$castTo<boolean>().as('is_foreign_card'),
        eb
          .exists(eb.selectFrom('risk_marks').where('risk_marks.until', '>', value('now')).select('risk_marks.id'))
          .$castTo<boolean>()
          .as('has_marks'),
      ]
    }),
)

const before = (moment: Expression<Date>, minutes: number) => sql<Date>`(${moment} - make_interval(mins => ${sql.lit(minutes)}))`

export type MarksToSave = {
  orderId: number
  signs: readonly Sign[]
  reason: string | null
  staffId: number | null
  until: Date
  now: Date
}

export async function createMarks(tx: Tx, { orderId, signs, reason, staffId, until, now }: MarksToSave): Promise<void> {
  const about = { order_id: orderId, reason, staff_id: staffId, until, created_at: now }
  await tx
    .insertInto('risk_marks')
    .values(signs.map(({ kind, hash }) => ({ ...about, kind, value_hash: hash })))
    .execute()
}

export async function deleteMarksOf(tx: Tx, orderId: number): Promise<void> {
  await tx.deleteFrom('risk_marks').where('order_id', '=', orderId).execute()
}

export async function deleteMarksUntil(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('risk_marks').where('until', '<=', moment).execute()
}
