import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

/** A lot, and those of other goods into which units of it were moved, and on from there (STK-10). */
export async function listLotsReached(db: Db, lotId: number) {
  const { rows } = await sql<{ id: number; product_id: number }>`
    with recursive reached as (
      select id, product_id, number, expires_on from stock_lots where id = ${lotId}
      union
      select taker.id, taker.product_id, taker.number, taker.expires_on
        from reached
        join stock_movements gone on gone.lot_id = reached.id and gone.kind = 'transfer' and gone.order_id is null and gone.delta < 0
        join stock_lots taker on taker.number = reached.number and taker.expires_on = reached.expires_on
        join stock_movements came on came.lot_id = taker.id and came.kind = 'transfer' and came.order_id is null
          and came.delta = -gone.delta and came.created_at = gone.created_at)
    select id, product_id from reached order by id`.execute(db)
  return rows
}

export type RecallLetter = { subject_zh: string; subject_en: string; text_zh: string; text_en: string }

type NewRecall = RecallLetter & { lot_id: number; reason: string; started_at: Date; started_by: string; saved_at: Date; saved_by: string }

export async function createRecall(tx: Tx, { lotIds, ...recall }: NewRecall & { lotIds: readonly number[] }): Promise<number> {
  const { id } = await tx.insertInto('recalls').values(recall).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('recall_lots')
    .values(lotIds.map((lot_id) => ({ recall_id: id, lot_id })))
    .execute()
  await tx
    .updateTable('stock_lots')
    .where('id', '=', anyOf(lotIds))
    .set({ recalled: true, by_hand: true, state: sql`case state when 'expired' then 'expired' else 'blocked' end` })
    .execute()
  return id
}

/** The recall of this very lot that has not ended. */
export async function findOpenRecall(db: Db, lotId: number) {
  return db.selectFrom('recalls').where('lot_id', '=', lotId).where('ended_at', 'is', null).select('id').executeTakeFirst()
}

export async function lockRecall(tx: Tx, id: number) {
  return tx.selectFrom('recalls').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
}

export async function listLotsOfRecall(db: Db, id: number) {
  return db
    .selectFrom('recall_lots')
    .innerJoin('stock_lots', 'stock_lots.id', 'recall_lots.lot_id')
    .where('recall_lots.recall_id', '=', id)
    .orderBy('stock_lots.id')
    .select(['stock_lots.id', 'stock_lots.product_id'])
    .execute()
}

/** Its lots stay blocked until somebody opens them; those that another recall names stay recalled. Whoever calls holds their products. */
export async function saveEnd(tx: Tx, { id, at, by, reason }: { id: number; at: Date; by: string; reason: string }): Promise<void> {
  await tx.updateTable('recalls').where('id', '=', id).set({ ended_at: at, ended_by: by, end_reason: reason }).execute()
  await sql`update stock_lots set recalled = false
    where id in (select lot_id from recall_lots where recall_id = ${id})
      and not exists (select from recall_lots other join recalls on recalls.id = other.recall_id
        where other.lot_id = stock_lots.id and recalls.ended_at is null)`.execute(tx)
}

type SavedLetter = { id: number; letter: RecallLetter; version: number; by: string; at: Date }

export async function saveLetter(tx: Tx, { id, letter, version, by, at }: SavedLetter): Promise<void> {
  await tx
    .updateTable('recalls')
    .where('id', '=', id)
    .set({ ...letter, version, saved_by: by, saved_at: at })
    .execute()
}

const rows = (db: Db) =>
  db
    .selectFrom('recalls')
    .innerJoin('stock_lots', 'stock_lots.id', 'recalls.lot_id')
    .innerJoin('products', 'products.id', 'stock_lots.product_id')
    .select(['recalls.id', 'recalls.reason', 'recalls.started_at', 'recalls.started_by', 'recalls.ended_at', 'recalls.ended_by'])
    .select(['recalls.end_reason', 'stock_lots.number', 'stock_lots.expires_on', 'products.name_zh', 'products.name_en'])
    .select('products.id as product_id')

export async function findRecallRow(db: Db, id: number) {
  return rows(db)
    .where('recalls.id', '=', id)
    .select(['subject_zh', 'subject_en', 'text_zh', 'text_en', 'recalls.version'])
    .executeTakeFirst()
}

/** The newest first. */
export async function listRecallRows(db: Db, { before, limit }: { before: number | null; limit: number }) {
  return rows(db)
    .$if(before !== null, (some) => some.where('recalls.id', '<', before ?? 0))
    .orderBy('recalls.id', 'desc')
    .limit(limit)
    .execute()
}

/** Lots of a number, also those of which nothing is left in the house. */
export async function listLotsNumbered(db: Db, { begins, limit }: { begins: string; limit: number }) {
  return db
    .selectFrom('stock_lots')
    .innerJoin('products', 'products.id', 'stock_lots.product_id')
    .where('stock_lots.number', 'like', `${begins.replace(/[\\%_]/g, String.raw`\$&`)}%`)
    .orderBy('stock_lots.number')
    .orderBy('stock_lots.id')
    .limit(limit)
    .select(['stock_lots.id', 'stock_lots.number', 'stock_lots.expires_on', 'stock_lots.quantity', 'stock_lots.state'])
    .select(['stock_lots.recalled', 'products.id as product_id', 'products.name_zh', 'products.name_en'])
    .execute()
}

/** The lots of a recall as they stand. */
export async function listLotRowsOfRecall(db: Db, id: number) {
  return db
    .selectFrom('recall_lots')
    .innerJoin('stock_lots', 'stock_lots.id', 'recall_lots.lot_id')
    .innerJoin('products', 'products.id', 'stock_lots.product_id')
    .where('recall_lots.recall_id', '=', id)
    .orderBy('stock_lots.id')
    .select(['stock_lots.id', 'stock_lots.number', 'stock_lots.expires_on', 'stock_lots.quantity', 'stock_lots.state'])
    .select(['stock_lots.recalled', 'products.id as product_id', 'products.name_zh', 'products.name_en'])
    .execute()
}
