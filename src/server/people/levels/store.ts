import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { VipLevel } from '#rules/members/vip.ts'
import { ordersFinishedSince } from '#server/sales/orders/published/orders-of-member.ts'

/** Holds a member's level until the transaction ends. */
export async function lockLevel(tx: Tx, memberId: number): Promise<{ level: VipLevel; due: string | null }> {
  const { vip, vip_due } = await tx
    .selectFrom('users')
    .where('id', '=', memberId)
    .select(['vip', 'vip_due'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return { level: vip as VipLevel, due: vip_due }
}

export async function findSpending(db: Kysely<Tables>, { memberId, since }: { memberId: number; since: Date }): Promise<number> {
  const { spending } = await db.selectNoFrom(sql<number>`spending_of(${memberId}, ${since})`.as('spending')).executeTakeFirstOrThrow()
  return spending
}

/** The same with the number that members know, and why the level was changed last. */
export async function lockLevelByHand(tx: Tx, memberId: number) {
  const level = await lockLevel(tx, memberId)
  const { uid } = await tx.selectFrom('users').where('id', '=', memberId).select('uid').executeTakeFirstOrThrow()
  const last = await tx
    .selectFrom('vip_changes')
    .where('user_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .select('reason')
    .executeTakeFirst()
  return { ...level, uid, lastReason: last?.reason ?? null }
}

export type LevelChange = { memberId: number; from: VipLevel; to: VipLevel; due: string | null; reason: string }

export async function saveLevel(tx: Tx, { memberId, from, to, due, reason }: LevelChange): Promise<void> {
  await tx.updateTable('users').set({ vip: to, vip_due: due }).where('id', '=', memberId).execute()
  await tx.insertInto('vip_changes').values({ user_id: memberId, from_level: from, to_level: to, due, reason }).execute()
}

/** Whoever has a level, or has finished an order since then: for all others nothing can change. */
export async function listCandidates(db: Kysely<Tables>, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .where((eb) => eb.or([eb('vip', '>', 0), eb.exists(ordersFinishedSince({ memberId: eb.ref('users.id'), since }))]))
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
