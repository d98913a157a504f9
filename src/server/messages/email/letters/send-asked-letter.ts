import type { Shop } from '#server/platform/shop.ts'
import { findLetterRow } from './letter-store.ts'
import { handOver } from './send-letter.ts'

/** Sends a letter that somebody asked for again, as it was written then. */
export async function sendAskedLetter(shop: Shop, { letterId }: { letterId: number }): Promise<void> {
  const letter = await findLetterRow(shop.database.db, letterId)
  if (!letter) return
  const { id, to_address: to, subject, text, html, message_id: messageId } = letter
  await handOver(shop, { id, email: { to, subject, text, html, messageId } })
}
