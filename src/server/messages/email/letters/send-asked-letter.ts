import type { Shop } from '#server/platform/shop.ts'
import { findLetterRow } from './letter-store.ts'
import { handOver, hiddenWord } from './send-letter.ts'

/** Makes the word for the link of a letter about an order; null when the link would open nothing any more. */
export type OpenLink = (shop: Shop, orderId: number) => Promise<string | null>

/** Sends a letter that somebody asked for again, as it was written then. A link in it is made anew: the word of the one before is kept nowhere. */
export async function sendAskedLetter(shop: Shop, { letterId, openLink }: { letterId: number; openLink: OpenLink }): Promise<void> {
  const letter = await findLetterRow(shop.database.db, letterId)
  if (!letter) return
  const { id, to_address: to, subject, text, html, message_id: messageId } = letter
  const word = letter.kind === 'store_closed' ? await openLink(shop, letter.object_id) : hiddenWord
  if (word === null) return
  const said = (words: string) => words.replaceAll(`/store/${hiddenWord}`, `/store/${word}`)
  await handOver(shop, { id, email: { to, subject, text: said(text), html: said(html), messageId } })
}
