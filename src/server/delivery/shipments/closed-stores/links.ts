import { createHash } from 'node:crypto'
import type { Tx } from '#database/connect.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createLinkRow, endLinkRows, findClosedRow, findLinkRow } from './store.ts'

/**
 * The word for the link by which a buyer chooses another store without signing in. It is made when the letter is written, so that it
 * stands nowhere but in the letter. Null when no store is to be chosen any more.
 */
export async function openStoreLink(shop: Shop, orderId: number): Promise<string | null> {
  const { db } = shop.database
  const now = shop.now()
  const until = await findClosedRow(db, orderId)
  if (until === null || until <= now) return null
  const token = Buffer.from(shop.randomBytes(32)).toString('base64url')
  await createLinkRow(db, { tokenHash: digestOf(token), orderId, expiresAt: until, now })
  return token
}

/** The parcel that a link is for; null when it was used, when its time is over, or when there never was one. */
export async function findStoreLink(shop: Shop, token: string): Promise<{ orderId: number; number: string; until: Date } | null> {
  return (await findLinkRow(shop.database.db, { tokenHash: digestOf(token), now: shop.now() })) ?? null
}

/** A store was chosen: nobody chooses by these links any more. */
export async function endStoreLinks(tx: Tx, ended: { orderIds: readonly number[]; now: Date }): Promise<void> {
  await endLinkRows(tx, ended)
}

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url')
