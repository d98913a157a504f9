import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

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

type AskedLink = { kind: LinkKind; tokenHash: Buffer; now: Date }

/** Whether a link opens: it was made, has not been used or ended, and its time is not over. */
export async function isLinkOpen(db: Kysely<Tables>, asked: AskedLink): Promise<boolean> {
  return (await openLink(db, asked).executeTakeFirst()) !== undefined
}

/** A link that opens, held until the transaction ends; undefined when it does not. */
export async function lockLink(tx: Tx, asked: AskedLink) {
  return openLink(tx, asked).forUpdate().executeTakeFirst()
}

function openLink(db: Kysely<Tables>, { kind, tokenHash, now }: AskedLink) {
  return db
    .selectFrom('staff_links')
    .where('kind', '=', kind)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select('id')
}

export async function saveLinkUsed(tx: Tx, { id, now }: { id: number; now: Date }): Promise<void> {
  await tx.updateTable('staff_links').set({ used_at: now }).where('id', '=', id).execute()
}
