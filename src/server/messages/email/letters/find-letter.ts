import type { Shop } from '#server/platform/shop.ts'
import { findLetterRow } from './letter-store.ts'

/** The words of a letter about an order as it was sent; null when there is none of that number. */
export async function findLetter({ database: { db } }: Pick<Shop, 'database'>, id: number) {
  const letter = await findLetterRow(db, id)
  return letter?.object_kind === 'order' ? present(letter) : null
}

/** The same of any letter that was written to this member, such as one about their address. */
export async function findLetterTo({ database: { db } }: Pick<Shop, 'database'>, { id, memberId }: { id: number; memberId: number }) {
  const letter = await findLetterRow(db, id)
  return letter?.user_id === memberId ? present(letter) : null
}

function present(letter: NonNullable<Awaited<ReturnType<typeof findLetterRow>>>) {
  const { id, to_address: to, lang: language, kind, subject, text, html } = letter
  return { id, kind, to, language, subject, text, html }
}
