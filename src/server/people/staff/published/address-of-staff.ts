import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'
import { findAddressRow } from '../store.ts'

/** Where a letter reaches somebody of the office, and in which language; null for who cannot sign in any more. */
export async function addressOfStaff(
  db: Kysely<Tables>,
  staffId: number,
): Promise<{ name: string; to: string; language: Language } | null> {
  const row = await findAddressRow(db, staffId)
  return row ? { name: row.name, to: row.email, language: row.lang } : null
}
