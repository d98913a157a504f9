import type { Shop } from '#server/platform/shop.ts'
import { listMoneyComplaints } from './store.ts'

const ordersAtATime = 1000

export type MoneyComplaint = { order: string; says: string }

/** Goes through the money of every order and answers what does not agree: what the database refuses now, and may have let through before. */
export async function auditMoney({ database: { db } }: Pick<Shop, 'database'>): Promise<MoneyComplaint[]> {
  const complaints: MoneyComplaint[] = []
  for (let after = 0, isOver = false; !isOver;) {
    const rows = await listMoneyComplaints(db, { after, limit: ordersAtATime })
    complaints.push(...rows.flatMap(({ hashed_id, complaint }) => (complaint === null ? [] : { order: hashed_id, says: complaint })))
    after = rows.at(-1)?.id ?? after
    isOver = rows.length < ordersAtATime
  }
  return complaints
}
