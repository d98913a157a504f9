import type { Shop } from '#server/platform/shop.ts'
import { deleteFailedEvent } from './store.ts'

export type GivenUp = { id: number; reason: string; by: string }

/** A person ends what will never succeed. False when there is no such event, or it has not failed: then it is left to the machine. */
export async function giveUpEvent(shop: Shop, { id, reason, by }: GivenUp): Promise<boolean> {
  const event = await deleteFailedEvent(shop.database.db, id)
  if (event) shop.log.warn({ id, event: event.name, reason, by }, 'an event was given up by hand')
  return event !== null
}
