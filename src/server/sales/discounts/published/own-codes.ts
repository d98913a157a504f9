import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { listOwnCodes } from '../store.ts'

/** What a member can take off by codes of their own, each once. */
export async function findOwnCodes(db: Kysely<Tables>, of: { memberId: number; now: Date }) {
  return (await listOwnCodes(db, of)).map(({ code, value, kind, minimum_amount, ends_at }) => ({
    code,
    value,
    kind,
    minimum_amount,
    ends_at: ends_at?.toISOString() ?? null,
  }))
}
