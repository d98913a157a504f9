import { sql, type Insertable, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import { recipientLimit } from '#rules/constants.ts'

export type ContactType = 'black_cat' | 'seven' | 'ups'

function contactsOf(db: Kysely<Tables>, memberId: number) {
  return db
    .selectFrom('contacts')
    .leftJoin('stores', 'stores.store_id', 'contacts.store_id')
    .where('contacts.user_id', '=', memberId)
    .selectAll('contacts')
    .select(['stores.store_name', 'stores.county as store_county', 'stores.city as store_city'])
}

export type ContactRow = NonNullable<Awaited<ReturnType<typeof findContactRow>>>

export async function listContactRows(db: Kysely<Tables>, { memberId, type }: { memberId: number; type: ContactType }) {
  return contactsOf(db, memberId)
    .where('contacts.type', '=', type)
    .orderBy('contacts.last_used_at', 'desc')
    .orderBy('contacts.id', 'desc')
    .limit(recipientLimit)
    .execute()
}

export async function findContactRow(db: Kysely<Tables>, { memberId, id }: { memberId: number; id: number }) {
  return contactsOf(db, memberId).where('contacts.id', '=', id).executeTakeFirst()
}

export async function findSender(db: Kysely<Tables>, memberId: number) {
  return db.selectFrom('senders').where('user_id', '=', memberId).select(['name', 'phone']).executeTakeFirst()
}

export type NewContact = Omit<Insertable<Tables['contacts']>, 'id'>

export type UsedSender = { name: string; phone: string }

/** Keeps a recipient, and the sender of the same order with it; the same recipient again only becomes the one used last. One round trip. */
export async function saveContactRow(
  tx: Tx,
  used: UsedContact,
): Promise<{ id: number; /** There are more of its type now than are kept. */ isTooMany: boolean }> {
  const [saved] = await keepContact(tx, { contact: used.contact, sender: used.sender ?? undefined })
  if (!saved) throw new Error('A recipient was written, and is not there')
  return { id: saved.id, isTooMany: saved.before >= recipientLimit }
}

export type UsedContact = { contact: NewContact; sender: UsedSender | null }

const keepContact = prepared((db, value: ValueOf<{ contact: NewContact; sender: UsedSender | undefined }>) => {
  const contact = value('contact')
  const sender = value('sender')
  return (
    sender
      ? db.with('sent', (with_) =>
          with_
            .insertInto('senders')
            .values({ user_id: contact.user_id, ...sender })
            .onConflict((same) => same.column('user_id').doUpdateSet(sender)),
        )
      : db
  )
    .insertInto('contacts')
    .values(contact)
    .onConflict((same) =>
      same.columns(['user_id', 'type', 'fingerprint']).doUpdateSet((eb) => ({ last_used_at: eb.ref('excluded.last_used_at') })),
    )
    .returning([
      'id',
      sql<number>`(select count(*)::int from contacts as others where others.user_id = contacts.user_id and others.type = contacts.type)`.as(
        'before',
      ),
    ])
})

/** Of which type this recipient of the member is; undefined where there is none. */
export async function findContactType(tx: Tx, { memberId, id }: { memberId: number; id: number }): Promise<ContactType | undefined> {
  const row = await tx.selectFrom('contacts').where('id', '=', id).where('user_id', '=', memberId).select('type').executeTakeFirst()
  return row?.type
}

type ChangedContact = {
  memberId: number
  id: number
  type: ContactType
  attributes: Omit<NewContact, 'user_id' | 'type' | 'fingerprint' | 'last_used_at'>
  fingerprint: string
}

export async function changeContactRow(tx: Tx, { memberId, id, type, attributes, fingerprint }: ChangedContact): Promise<void> {
  await tx
    .deleteFrom('contacts')
    .where('user_id', '=', memberId)
    .where('type', '=', type)
    .where('fingerprint', '=', fingerprint)
    .where('id', '<>', id)
    .execute()
  await tx
    .updateTable('contacts')
    .set({ ...attributes, fingerprint })
    .where('id', '=', id)
    .execute()
}

/** Answers whether there was such a one of this member. */
export async function removeContactRow(
  db: Kysely<Tables>,
  { memberId, id, type }: { memberId: number; id: number; type: ContactType | undefined },
): Promise<boolean> {
  const mine = db.deleteFrom('contacts').where('id', '=', id).where('user_id', '=', memberId)
  const removed = await (type ? mine.where('type', '=', type) : mine).returning('id').executeTakeFirst()
  return removed !== undefined
}

/** A store that takes parcels now. */
export async function findOpenStore(db: Kysely<Tables>, storeId: string) {
  return db
    .selectFrom('stores')
    .where('store_id', '=', storeId)
    .where('active', '=', true)
    .select(['store_id', 'store_name'])
    .executeTakeFirst()
}

export async function removeOldContacts(tx: Tx, { memberId, type }: { memberId: number; type: ContactType }): Promise<void> {
  await tx
    .deleteFrom('contacts')
    .where('user_id', '=', memberId)
    .where('type', '=', type)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('contacts')
        .where('user_id', '=', memberId)
        .where('type', '=', type)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(recipientLimit)
        .select('id'),
    )
    .execute()
}
