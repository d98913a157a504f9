import type { Tx } from '#database/connect.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { setWordsLater } from '../words/store.ts'

/**
 * For whoever changes very many goods in a transaction: by what they are found is written soon after it, in turns, and not within it,
 * where it takes longer than all else. Goods that come on sale are found at once all the same.
 */
export async function leaveWordsForLater(tx: Tx): Promise<void> {
  await setWordsLater(tx)
  await tellLater(tx, { name: 'words-due' })
}
