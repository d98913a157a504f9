import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'

export type LinkKind = 'first_owner' | 'invitation' | 'password' | 'reset'

/** Holds the links of a kind until the transaction ends: of two that are made at once the second ends the first. */
export async function lockLinks(tx: Tx, kind: LinkKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff-links:${kind}`}, 0))`.execute(tx)
}

/** Ends the open links of a kind; those for one address or of one person, where one is named. */
export async function endLinks(
  tx: Tx,
  { kind, email, staffId, now }: { kind: LinkKind; email?: string; staffId?: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('staff_links')
    .set({ ended_at: now })
    .where('kind', '=', kind)
    .$if(email !== undefined, (some) => some.where(({ fn, eb }) => eb(fn('lower', ['email']), '=', (email ?? '').toLowerCase())))
    .$if(staffId !== undefined, (some) => some.where('staff_id', '=', staffId ?? 0))
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends one open invitation; false when there is none of that number. */
export async function endInvitation(tx: Tx, { id, now }: { id: number; now: Date }): Promise<boolean> {
  const ended = await tx
    .updateTable('staff_links')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Whom an invitation is for, and what they are to be. */
export type Invited = { email: string; name: string; language: Language; roleIds: readonly number[] }

export type NewLink = {
  kind: LinkKind
  tokenHash: Buffer
  invited?: Invited
  /** Whose it is, where they have an account already. */
  staffId?: number
  /** What asked for it, where that may be told twice. */
  cause?: string
  now: Date
  expiresAt: Date
}

export async function createLink(tx: Tx, { kind, tokenHash, invited, staffId, cause, now, expiresAt }: NewLink): Promise<number> {
  const who = invited && { email: invited.email, name: invited.name, lang: invited.language, role_ids: [...invited.roleIds] }
  const { id } = await tx
    .insertInto('staff_links')
    .values({
      kind,
      token_hash: tokenHash,
      staff_id: staffId ?? null,
      cause: cause ?? null,
      expires_at: expiresAt,
      created_at: now,
      ...who,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The token that an open invitation, or a link of somebody, has from now on; undefined when it is open no more. Answers whom it is for. */
export async function saveLinkToken(
  db: Kysely<Tables>,
  { id, kind, tokenHash, now }: { id: number; kind: LinkKind; tokenHash: Buffer; now: Date },
) {
  return db
    .updateTable('staff_links')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['staff_id', 'email', 'name', 'lang'])
    .executeTakeFirst()
}

/** Invitations that nobody has followed yet, the newest first. */
export async function listInvitationRows(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom('staff_links')
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .select(['id', 'email', 'name', 'role_ids', 'expires_at'])
    .execute()
}

/** The link that this cause has made; undefined when it made none. */
export async function findLinkByCause(db: Kysely<Tables>, cause: string): Promise<number | undefined> {
  return (await db.selectFrom('staff_links').where('cause', '=', cause).select('id').executeTakeFirst())?.id
}

/** How many links of a kind were made for somebody since then. */
export async function countLinksOf(tx: Tx, { kind, staffId, since }: { kind: LinkKind; staffId: number; since: Date }): Promise<number> {
  const { made } = await tx
    .selectFrom('staff_links')
    .where('kind', '=', kind)
    .where('staff_id', '=', staffId)
    .where('created_at', '>', since)
    .select(({ fn }) => fn.countAll<string>().as('made'))
    .executeTakeFirstOrThrow()
  return Number(made)
}

type AskedLink = { kind: LinkKind; tokenHash: Buffer; now: Date }

/** A link that opens: it was made, has not been used or ended, and its time is not over; undefined when it does not. */
export async function findLink(db: Kysely<Tables>, asked: AskedLink) {
  return openLink(db, asked).executeTakeFirst()
}

/** The same, held until the transaction ends. */
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
    .select(['id', 'staff_id', 'email', 'name', 'lang', 'role_ids'])
}

export async function saveLinkUsed(tx: Tx, { id, now }: { id: number; now: Date }): Promise<void> {
  await tx.updateTable('staff_links').set({ used_at: now }).where('id', '=', id).execute()
}
