import type { Insertable, Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { ordersRefundedSince, paidAccounts } from '#server/money/payments/published/refunds-by-hand.ts'

type Db = Kysely<Tables>
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccountRow>>>

/** The account that was entered last for an order. */
export async function findAccountRow(db: Db, orderId: number) {
  return db
    .selectFrom('bank_accounts')
    .where('order_id', '=', orderId)
    .where('replaced_at', 'is', null)
    .select(['id', 'order_id', 'bank_code', 'branch', 'last4', 'number_enc', 'holder_enc', 'entered_at'])
    .executeTakeFirst()
}

export async function createAccount(tx: Tx, account: Insertable<Tables['bank_accounts']>): Promise<void> {
  await tx.insertInto('bank_accounts').values(account).execute()
}

/** Another account takes the place of this one, which nobody needs any more unless money went to it. Its order is held. */
export async function saveReplaced(tx: Tx, { accountId, now }: { accountId: number; now: Date }): Promise<void> {
  await tx.updateTable('bank_accounts').set({ replaced_at: now }).where('id', '=', accountId).execute()
  await blank(tx, now).where('id', '=', accountId).where('id', 'not in', paidAccounts()).execute()
}

/** Reduces accounts to their last digits: those entered before `since` whose orders have had no money to give back by hand from then on. */
export async function blankAccounts(db: Db, { since, now }: { since: Date; now: Date }): Promise<void> {
  await blank(db, now).where('entered_at', '<', since).where('order_id', 'not in', ordersRefundedSince(since)).execute()
}

function blank(db: Db, now: Date) {
  const nothing = { number_enc: null, holder_enc: null, branch: null, blanked_at: now }
  return db.updateTable('bank_accounts').set(nothing).where('blanked_at', 'is', null)
}

export async function createAccountWord(db: Db, word: Insertable<Tables['bank_account_words']>): Promise<void> {
  await db.insertInto('bank_account_words').values(word).execute()
}

/** The order for which this word opens the page, whether anything is to be entered there or not. */
export async function findOrderOfWord(db: Db, tokenHash: Buffer): Promise<number | null> {
  const found = await db.selectFrom('bank_account_words').where('token_hash', '=', tokenHash).select('order_id').executeTakeFirst()
  return found?.order_id ?? null
}

/** Words for orders whose money has long gone open nothing any more. */
export async function removeOldWords(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom('bank_account_words')
    .where('created_at', '<', since)
    .where('order_id', 'not in', ordersRefundedSince(since))
    .execute()
}
