import type { Shop } from '#server/platform/shop.ts'
import { findLetterRow } from './letter-store.ts'

/** The words of a letter about an order as it was sent; null when there is none of that number. */
export async function findLetter({ database: { db } }: Pick<Shop, 'database'>, id: number) {
  const letter = await findLetterRow(db, id)
  if (letter?.object_kind !== 'order') return null
  const { to_address: to, lang: language, kind, subject, text, html } = letter
  return { id, kind, to, language, subject, text, html }
}
