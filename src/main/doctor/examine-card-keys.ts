import { countUnreadableCards } from '#server/money/cards/published/count-unreadable-cards.ts'
import { ill, well, type Finding } from './finding.ts'
import type { House } from './open-house.ts'

/** Whether CARD_KEYS open what they closed. */
export async function examineCardKeys({ database, cipher, config }: House): Promise<Finding[]> {
  const { cards, unreadable } = await countUnreadableCards(database.db, cipher)
  const keys = config.CARD_KEYS.length === 1 ? '1 key' : `${config.CARD_KEYS.length} keys`
  return [
    unreadable > 0
      ? ill(
          'keys',
          `${keys} in CARD_KEYS, and ${unreadable} of ${cards} saved cards that were looked at cannot be opened`,
          'Put the key that closed them back into CARD_KEYS, behind the newest.',
        )
      : well('keys', `${keys} in CARD_KEYS; all of ${cards} saved cards that were looked at can be opened`),
  ]
}
