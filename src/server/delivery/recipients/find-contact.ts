import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { ok, refuse } from '#rules/result.ts'
import { findContactRow } from './store.ts'
import { presentContact } from './present-contact.ts'

/** One saved recipient of this member, with the attributes of its type. */
export async function findContact(db: Kysely<Tables>, contact: { memberId: number; id: number }) {
  const row = await findContactRow(db, contact)
  return row ? ok(presentContact(row)) : refuse({ status: 'contact_not_found' })
}
