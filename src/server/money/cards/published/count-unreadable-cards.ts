import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Cipher } from '#server/platform/cipher.ts'
import { decryptSecret } from '../card-secret.ts'

/** Of each key that closed any: what was closed last tells of the rest. */
const ofEachKey = 50

/** Looks at the cards saved last under each key, and counts those that no key at hand opens. */
export async function countUnreadableCards(db: Kysely<Tables>, cipher: Cipher): Promise<{ cards: number; unreadable: number }> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('saved_cards')
        .select(['user_id', 'card_key_enc', 'card_token_enc'])
        .select(
          sql<number>`row_number() over (partition by substring(card_key_enc from 1 for 1 + get_byte(card_key_enc, 0)) order by id desc)`.as(
            'place',
          ),
        )
        .as('newest'),
    )
    .where('place', '<=', ofEachKey)
    .select(['user_id', 'card_key_enc', 'card_token_enc'])
    .execute()
  const unreadable = rows.filter((row) => decryptSecret(cipher, row, { memberId: row.user_id }) === null)
  return { cards: rows.length, unreadable: unreadable.length }
}
