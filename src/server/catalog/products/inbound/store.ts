import { sql, type Insertable, type Kysely, type Updateable } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

const headColumns = ['id', 'supplier', 'expected_on', 'note', 'created_by', 'created_at', 'closed_at', 'closed_by'] as const

export async function findDelivery(db: Db, id: number) {
  return db.selectFrom('inbound_deliveries').where('id', '=', id).select(headColumns).executeTakeFirst()
}

/** The delivery, held: whoever else counts or receives it waits. */
export async function lockDelivery(tx: Tx, id: number) {
  return tx.selectFrom('inbound_deliveries').where('id', '=', id).select(headColumns).forUpdate().executeTakeFirst()
}

type Page = { isOpen: boolean; before: number | null; limit: number }

/** Deliveries with their sums, the newest first. */
export async function listDeliveryRows(db: Db, { isOpen, before, limit }: Page) {
  return db
    .selectFrom('inbound_deliveries')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('inbound_lines')
          .whereRef('inbound_lines.delivery_id', '=', 'inbound_deliveries.id')
          .select([
            sql<number>`count(*)::int`.as('lines'),
            sql<number>`coalesce(sum(expected), 0)::int`.as('expected'),
            sql<number>`coalesce(sum(counted), 0)::int`.as('counted'),
            sql<number>`coalesce(sum(${receivedOf}), 0)::int`.as('received'),
          ])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .where('closed_at', isOpen ? 'is' : 'is not', null)
    .$if(before !== null, (rows) => rows.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .select(headColumns)
    .select(['sums.lines', 'sums.expected', 'sums.counted', 'sums.received'])
    .execute()
}

/** What a line put into stock, less what was taken back of it. */
const receivedOf = sql<number>`(select coalesce(sum(delta), 0)::int from stock_movements where inbound_line_id = inbound_lines.id)`

/** The lines of a delivery in the order in which they were written down. */
export async function listLines(db: Db, deliveryId: number) {
  return db
    .selectFrom('inbound_lines')
    .innerJoin('products', 'products.id', 'inbound_lines.product_id')
    .where('inbound_lines.delivery_id', '=', deliveryId)
    .orderBy('inbound_lines.id')
    .select([
      'inbound_lines.id',
      'inbound_lines.product_id',
      'inbound_lines.expected',
      'inbound_lines.unit_cost_cents',
      'inbound_lines.lot',
      'inbound_lines.expires_on',
      'inbound_lines.counted',
      receivedOf.as('received'),
      'products.name_zh',
      'products.name_en',
      'products.preview',
      'products.shelf',
      'products.barcode',
      'products.lots_followed',
    ])
    .execute()
}

export async function createDelivery(tx: Tx, row: Insertable<Tables['inbound_deliveries']>): Promise<number> {
  return (await tx.insertInto('inbound_deliveries').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function saveDelivery(
  tx: Tx,
  { id, change }: { id: number; change: Updateable<Tables['inbound_deliveries']> },
): Promise<void> {
  await tx.updateTable('inbound_deliveries').set(change).where('id', '=', id).execute()
}

export async function createLine(tx: Tx, row: Insertable<Tables['inbound_lines']>): Promise<number> {
  return (await tx.insertInto('inbound_lines').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function saveLine(tx: Tx, { id, change }: { id: number; change: Updateable<Tables['inbound_lines']> }): Promise<void> {
  await tx.updateTable('inbound_lines').set(change).where('id', '=', id).execute()
}

export async function removeLineRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('inbound_lines').where('id', '=', id).execute()
}

/** Whether anything was ever counted into a line. */
export async function wasCounted(tx: Tx, lineId: number): Promise<boolean> {
  return (await tx.selectFrom('inbound_scans').where('line_id', '=', lineId).select('seq').limit(1).executeTakeFirst()) !== undefined
}

/** The product of that number, or of one of these bar codes. */
export async function findProductOf(db: Db, { id, forms }: { id: number; forms: readonly string[] }): Promise<number | null> {
  const row = await db
    .selectFrom('products')
    .where(({ or, eb }) => or([eb('id', '=', id), eb('barcode', '=', anyOf(forms, 'text'))]))
    .orderBy(sql`barcode is not distinct from ${forms[0] ?? null} desc`)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** What a device has sent before, of these. */
export async function listScans(db: Db, { deviceKey, seqs }: { deviceKey: string; seqs: readonly number[] }) {
  return db
    .selectFrom('inbound_scans')
    .where('device_key', '=', deviceKey)
    .where('seq', '=', anyOf(seqs))
    .select(['seq', 'verdict', 'line_id'])
    .execute()
}

export async function createScans(tx: Tx, rows: readonly Insertable<Tables['inbound_scans']>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('inbound_scans').values(rows).execute()
}
