import { sql, type Insertable, type Kysely } from 'kysely'
import type { Database, Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import { takingTime } from '#database/taking-time.ts'
import type { Tables } from '#database/tables.ts'
import { keptNotices } from '#server/people/stock-notices/published/kept-notices.ts'
import { familyOf } from '#server/sales/orders/published/family-of.ts'

type Db = Kysely<Tables>

export type NewLetter = Pick<
  Insertable<Tables['letters']>,
  'kind' | 'object_kind' | 'object_id' | 'user_id' | 'to_address' | 'lang' | 'subject' | 'text' | 'html' | 'message_id' | 'written_at'
>

/** Keeps a letter before it is sent; the same one, written again after a crash, is the one that is there. */
export async function keepLetterRow(db: Db, letter: NewLetter): Promise<number> {
  const [kept] = await keptLetter(db, { letter })
  if (!kept) throw new Error(`The letter ${letter.message_id} was not kept`)
  return kept.id
}

const keptLetter = prepared((db, value: ValueOf<{ letter: NewLetter }>) =>
  db
    .insertInto('letters')
    .values(value('letter'))
    .onConflict((conflict) =>
      conflict.expression(sql`message_id, md5(text)`).doUpdateSet((eb) => ({ message_id: eb.ref('excluded.message_id') })),
    )
    .returning('id'),
)

type SentLetter = { id: number; now: Date }

export async function saveLetterSent(db: Db, sent: SentLetter): Promise<void> {
  await letterSent(db, sent)
}

const letterSent = prepared((db, value: ValueOf<SentLetter>) =>
  db
    .updateTable('letters')
    .set({ state: 'sent', sent_at: value('now') })
    .where('id', '=', value('id'))
    .where('state', '<>', 'sent'),
)

/** What the mail server has taken once stays sent. */
export async function saveLetterFailed(db: Db, id: number): Promise<void> {
  await db.updateTable('letters').set({ state: 'failed' }).where('id', '=', id).where('state', '<>', 'sent').execute()
}

const shown = ['id', 'kind', 'to_address', 'lang', 'subject', 'state', 'written_at', 'sent_at', 'asked_by'] as const

/** The letters about an order and its parts, newest first. */
export async function listLetterRows(db: Db, orderId: number) {
  return db
    .selectFrom('letters')
    .where('object_kind', '=', 'order')
    .where('object_id', 'in', familyOf(orderId))
    .orderBy('id', 'desc')
    .select([...shown, 'object_id', 'again_no'])
    .execute()
}

/** The letters that were written to a member, newest first, and no more than `most`. */
export async function listLetterRowsTo(db: Db, { memberId, most }: { memberId: number; most: number }) {
  return db
    .selectFrom('letters')
    .where('user_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(most)
    .select([...shown, 'object_kind'])
    .execute()
}

export async function findLetterRow(db: Db, id: number) {
  return db
    .selectFrom('letters')
    .where('id', '=', id)
    .select([...shown, 'object_kind', 'object_id', 'user_id', 'text', 'html', 'message_id', 'again_of'])
    .executeTakeFirst()
}

type Like = Pick<NewLetter, 'object_kind' | 'object_id' | 'kind'>

/**
 * Holds the letters of a kind about an object, so that repeats are counted one after the other, and answers how often one was sent
 * again. It is counted after the wait: what is held does not show what came meanwhile.
 */
export async function lockRepeats(tx: Tx, { object_kind, object_id, kind }: Like): Promise<number> {
  const like = () =>
    tx.selectFrom('letters').where('object_kind', '=', object_kind).where('object_id', '=', object_id).where('kind', '=', kind)
  await like().where('again_no', 'is', null).orderBy('id').forUpdate().select('id').execute()
  const { repeats } = await like()
    .select(({ fn }) => fn.max('again_no').as('repeats'))
    .executeTakeFirstOrThrow()
  return repeats ?? 0
}

export type LetterAgain = NewLetter & { asked_by: string; again_of: number; again_no: number }

export async function createLetterAgain(tx: Tx, letter: LetterAgain): Promise<number> {
  return (await tx.insertInto('letters').values(letter).returning('id').executeTakeFirstOrThrow()).id
}

/** Takes away what was written about notices that are not there any more. */
export async function deleteLettersOfEndedNotices(database: Database): Promise<void> {
  await takingTime(database, (tx) =>
    tx.deleteFrom('letters').where('object_kind', '=', 'stock_notice').where('object_id', 'not in', keptNotices()).execute(),
  )
}

/** Takes away what was written before. */
export async function deleteLettersBefore(database: Database, moment: Date): Promise<void> {
  await takingTime(database, (tx) => tx.deleteFrom('letters').where('written_at', '<', moment).execute())
}
