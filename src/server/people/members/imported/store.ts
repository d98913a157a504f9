import { sql, type ExpressionBuilder, type Insertable, type Kysely, type Updateable } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

const said = ['id', 'email', 'phone', 'name', 'birthday', 'consent_at', 'consent_how', 'user_id'] as const
export type ImportedMemberRow = Awaited<ReturnType<typeof listImportedMembers>>[number]

/** Whose address or phone number is one of these. */
export async function listImportedMembers(
  db: Kysely<Tables>,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
) {
  return db
    .selectFrom('imported_members')
    .where((eb) => eb.or([eb('email', '=', anyOf(emails, 'text')), eb('phone', '=', anyOf(phones, 'text'))]))
    .select(said)
    .execute()
}

export async function lockImportedMember(tx: Tx, id: number) {
  return tx.selectFrom('imported_members').where('id', '=', id).select(said).forUpdate().executeTakeFirst()
}

/** Null where somebody has the address or the number already. */
export async function createImportedMember(tx: Tx, row: Insertable<Tables['imported_members']>): Promise<number | null> {
  const made = tx
    .insertInto('imported_members')
    .values(row)
    .onConflict((same) => same.doNothing())
  return (await made.returning('id').executeTakeFirst())?.id ?? null
}

export async function saveImportedMemberRow(
  tx: Tx,
  { id, change }: { id: number; change: Updateable<Tables['imported_members']> },
): Promise<void> {
  await tx.updateTable('imported_members').set(change).where('id', '=', id).execute()
}

export async function deleteImportedMember(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('imported_members').where('id', '=', id).execute()
}

/** Those whom nobody has signed in as, and of whom nothing was said since. */
export async function deleteStrangers(tx: Tx, saidBefore: Date): Promise<void> {
  await tx.deleteFrom('imported_members').where('user_id', 'is', null).where('updated_at', '<', saidBefore).execute()
}

/**
 * Links whoever has signed in to what a former shop knew of their confirmed address. Nobody waits at the door for a file that is being
 * applied: then it is the next sign-in that links.
 */
export async function linkImported(tx: Tx, { memberId, now }: { memberId: number; now: Date }): Promise<void> {
  await sql`update imported_members set user_id = ${memberId}, linked_at = ${now}
    where id in (
      select imported_members.id from imported_members
      join users on users.id = ${memberId} and users.email_confirmed_at is not null and imported_members.email = lower(users.email)
      where imported_members.user_id is null
      for update of imported_members skip locked
    )`.execute(tx)
}

/** What a former shop knew of a member: linked to them, or by their confirmed address. */
export function importedOf(memberId: number) {
  return ({ or, eb }: ExpressionBuilder<Tables, 'imported_members'>) =>
    or([
      eb('user_id', '=', memberId),
      eb('email', '=', (address) =>
        address
          .selectFrom('users')
          .where('users.id', '=', memberId)
          .where('users.email_confirmed_at', 'is not', null)
          .select((user) => user.fn<string>('lower', ['users.email']).as('address')),
      ),
    ])
}
