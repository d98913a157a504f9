import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'

export type LinkKind = 'first_owner'

/** Holds the links of a kind until the transaction ends: of two that are made at once the second ends the first. */
export async function lockLinks(tx: Tx, kind: LinkKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff-links:${kind}`}, 0))`.execute(tx)
}

export async function endLinks(tx: Tx, { kind, now }: { kind: LinkKind; now: Date }): Promise<void> {
  await tx
    .updateTable('staff_links')
    .set({ ended_at: now })
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute()
}

export type NewLink = { kind: LinkKind; tokenHash: Buffer; now: Date; expiresAt: Date }

export async function createLink(tx: Tx, { kind, tokenHash, now, expiresAt }: NewLink): Promise<void> {
  await tx.insertInto('staff_links').values({ kind, token_hash: tokenHash, expires_at: expiresAt, created_at: now }).execute()
}

/** A link that still opens, held until the transaction ends; undefined when it has ended, was used, or its time is over. */
export async function lockLink(tx: Tx, { kind, tokenHash, now }: { kind: LinkKind; tokenHash: Buffer; now: Date }) {
  return tx
    .selectFrom('staff_links')
    .where('kind', '=', kind)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
}

export async function saveLinkUsed(tx: Tx, { id, now }: { id: number; now: Date }): Promise<void> {
  await tx.updateTable('staff_links').set({ used_at: now }).where('id', '=', id).execute()
}
