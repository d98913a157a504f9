import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

export type LabelRow = { id: number; format: 'pdf' | 'html'; bytes: Uint8Array<ArrayBuffer> }

/** The label that was drawn for this box alone, the newest. */
export async function findLabelOfBox(db: Kysely<Tables>, { boxId, now }: { boxId: number; now: Date }) {
  return db
    .selectFrom('labels')
    .innerJoin('label_boxes', 'label_boxes.label_id', 'labels.id')
    .where('label_boxes.shipment_id', '=', boxId)
    .where('labels.keep_until', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('label_boxes as others')
            .whereRef('others.label_id', '=', 'labels.id')
            .where('others.shipment_id', '<>', boxId)
            .select('others.shipment_id'),
        ),
      ),
    )
    .orderBy('labels.id', 'desc')
    .select(['labels.id', 'labels.format', 'labels.bytes'])
    .executeTakeFirst()
}

export async function findLabelRow(db: Kysely<Tables>, { id, now }: { id: number; now: Date }) {
  return db.selectFrom('labels').where('id', '=', id).where('keep_until', '>', now).select(['id', 'format', 'bytes']).executeTakeFirst()
}

export async function createLabelRow(
  tx: Tx,
  { boxIds, keepUntil, ...label }: Omit<LabelRow, 'id'> & { boxIds: readonly number[]; keepUntil: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('labels')
    .values({ format: label.format, bytes: Buffer.from(label.bytes), keep_until: keepUntil })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('label_boxes')
    .values(boxIds.map((shipment_id) => ({ label_id: id, shipment_id })))
    .execute()
  return id
}

export async function listBoxIdsOfLabel(db: Kysely<Tables>, id: number): Promise<number[]> {
  const rows = await db.selectFrom('label_boxes').where('label_id', '=', id).select('shipment_id').execute()
  return rows.map(({ shipment_id }) => shipment_id)
}

export async function removeLabelsBefore(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('labels').where('keep_until', '<=', now).execute()
}
