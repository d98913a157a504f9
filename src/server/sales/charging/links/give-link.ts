import type { Tx } from '#database/connect.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createWord, saveLink } from './link-store.ts'
import { hashOfWord, newLinkWord } from './link-word.ts'

export type GivenLink = { orderId: number; endsAt: Date; by: string }

/** Gives an order, which is held, a link until that moment, or its link another end; answers a word that opens it and is kept nowhere. */
export async function giveLink(shop: Shop, tx: Tx, link: GivenLink): Promise<{ token: string }> {
  return giveWord(shop, tx, await saveLink(tx, link))
}

/** Another word that opens a link, for another letter or another copy. */
export async function giveWord(shop: Shop, tx: Tx, linkId: number): Promise<{ token: string }> {
  const token = newLinkWord(shop)
  await createWord(tx, { linkId, tokenHash: hashOfWord(token) })
  return { token }
}
