import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

export async function findPreferenceRow(db: Kysely<Tables>, memberId: number) {
  return db.selectFrom('invoice_preferences').where('user_id', '=', memberId).select(['member', 'mobile', 'citizen']).executeTakeFirst()
}

export type InvoicePreference = { member: string } | { mobile: string } | { citizen: string }

/** Keeps one carrier beside those of the other kinds. */
export async function savePreferenceRow(tx: Tx, { memberId, preference }: { memberId: number; preference: InvoicePreference }): Promise<void> {
  await tx
    .insertInto('invoice_preferences')
    .values({ user_id: memberId, ...preference })
    .onConflict((same) => same.column('user_id').doUpdateSet(preference))
    .execute()
}
