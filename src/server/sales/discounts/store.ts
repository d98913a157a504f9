import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

export async function findCodeRow(db: Kysely<Tables>, word: string) {
  return db
    .selectFrom('discount_codes')
    .where('code', '=', word)
    .select([
      'id',
      'name_zh',
      'name_en',
      'kind',
      'value',
      'minimum_amount',
      'starts_at',
      'ends_at',
      'total_limit',
      'per_user_limit',
      'owner_user_id',
      'active',
    ])
    .executeTakeFirst()
}

const saidOfCodes = [
  'name_zh',
  'name_en',
  'kind',
  'value',
  'minimum_amount',
  'starts_at',
  'ends_at',
  'total_limit',
  'per_user_limit',
] as const

/** Codes for everybody. */
const openCodes = (db: Kysely<Tables>) =>
  db
    .selectFrom('discount_codes')
    .where('owner_user_id', 'is', null)
    .select(['id', 'code', 'active', ...saidOfCodes])

export async function listCodeRows(db: Kysely<Tables>, codes: readonly string[]) {
  return openCodes(db).where('code', '=', anyOf(codes, 'text')).execute()
}

/** Those behind `after`, in the order of their ids. */
export async function listOpenCodes(db: Kysely<Tables>, { after, limit }: { after: number; limit: number }) {
  return openCodes(db).where('id', '>', after).orderBy('id').limit(limit).execute()
}

export async function createCode(tx: Tx, code: Insertable<Tables['discount_codes']>): Promise<number> {
  const { id } = await tx.insertInto('discount_codes').values(code).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The code that was given under this press before. */
export async function findCodeOfCause(tx: Tx, cause: string): Promise<string | undefined> {
  return (await tx.selectFrom('discount_codes').where('cause', '=', cause).select('code').executeTakeFirst())?.code
}

/** Codes that this member alone can still use, the newest first. */
export async function listOwnCodes(db: Kysely<Tables>, { memberId, now }: { memberId: number; now: Date }) {
  return db
    .selectFrom('discount_codes')
    .where('owner_user_id', '=', memberId)
    .where('active', '=', true)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('discount_uses')
            .whereRef('discount_uses.code_id', '=', 'discount_codes.id')
            .where('discount_uses.released_at', 'is', null)
            .select('discount_uses.code_id'),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(20)
    .select(['code', 'value', 'kind', 'minimum_amount', 'ends_at'])
    .execute()
}

/** Whether the code was free; one that is being made elsewhere is waited for. */
export async function createFreeCode(tx: Tx, code: Insertable<Tables['discount_codes']>): Promise<boolean> {
  const made = await tx
    .insertInto('discount_codes')
    .values(code)
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export type CodeRow = Selectable<Tables['discount_codes']>

/** A code with all that is said of it, held until the transaction ends: orders that are about to use it wait. */
export async function lockCodeRow(tx: Tx, word: string): Promise<CodeRow | undefined> {
  return tx.selectFrom('discount_codes').where('code', '=', word).selectAll().forNoKeyUpdate().executeTakeFirst()
}

export async function saveCode(tx: Tx, { id, change }: { id: number; change: Updateable<Tables['discount_codes']> }): Promise<void> {
  await tx.updateTable('discount_codes').set(change).where('id', '=', id).execute()
}

/** Holds a code, so that two orders do not both take its last use. */
export async function lockCode(tx: Tx, codeId: number): Promise<void> {
  await tx.selectFrom('discount_codes').where('id', '=', codeId).select('id').forNoKeyUpdate().execute()
}

/** Uses that were not given back: all, and this member's. */
export async function countUses(db: Kysely<Tables>, { codeId, memberId }: { codeId: number; memberId: number }) {
  return db
    .selectFrom('discount_uses')
    .where('code_id', '=', codeId)
    .where('released_at', 'is', null)
    .select((eb) => [eb.fn.countAll<number>().as('all'), eb.fn.countAll<number>().filterWhere('user_id', '=', memberId).as('mine')])
    .executeTakeFirstOrThrow()
}

export async function createUse(tx: Tx, use: { codeId: number; memberId: number; orderId: number }): Promise<void> {
  await tx.insertInto('discount_uses').values({ code_id: use.codeId, user_id: use.memberId, order_id: use.orderId }).execute()
}
