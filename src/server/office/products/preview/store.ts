import type { Insertable, Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** Nothing is kept longer than it can be looked at. */
export async function savePreviewRow(tx: Tx, { row, now }: { row: Insertable<Tables['product_previews']>; now: Date }): Promise<void> {
  await tx.deleteFrom('product_previews').where('expires_at', '<=', now).execute()
  await tx.insertInto('product_previews').values(row).execute()
}

type Asked = { keyHash: Buffer; staffId: number; now: Date }

export async function findPreviewRow(db: Kysely<Tables>, { keyHash, staffId, now }: Asked) {
  return db
    .selectFrom('product_previews')
    .where('key_hash', '=', keyHash)
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .select(['product_id', 'change'])
    .executeTakeFirst()
}
