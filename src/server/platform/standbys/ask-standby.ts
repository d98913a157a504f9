import pg from 'pg'
import { isAway } from '#database/is-away.ts'
import { isBusy } from '#database/is-busy.ts'
import type { Standby } from '#database/standbys/standby.ts'
import type { Shop } from '#server/platform/shop.ts'

type House = Pick<Shop, 'database' | 'standbys'>
type Read<Given, T> = (shop: Given) => Promise<T>

/**
 * Reads what everybody is shown from a standby that is a second behind at most, and from the primary where there is none. What a standby
 * does not answer the primary is asked as well, so that nobody hears of it: `read` does nothing but read.
 */
export async function askStandby<Given extends House, T>(shop: Given, read: Read<Given, T>): Promise<T> {
  return askFirst(shop.standbys?.followed ?? null, { shop, read })
}

/**
 * As `askStandby`, for what people have just changed and look at again: from a standby that knows everything which was committed when
 * this was asked.
 */
export async function askCaughtUp<Given extends House, T>(shop: Given, read: Read<Given, T>): Promise<T> {
  return askFirst((await shop.standbys?.caughtUp()) ?? null, { shop, read })
}

type Asking<Given, T> = { shop: Given; read: (shop: Given, by: Standby | null) => Promise<T> }

/** Asks this standby, and the primary where it does not answer. `by`: who is asked. */
export async function askFirst<Given extends House, T>(standby: Standby | null, { shop, read }: Asking<Given, T>): Promise<T> {
  if (!standby) return read(shop, null)
  const { db } = standby
  try {
    return await read({ ...shop, database: { ...shop.database, db } }, standby)
  } catch (error) {
    const isOther = standby.db !== db
    if (!isOther && !mayBeAnsweredElsewhere(error)) throw error
    return read(shop, null)
  }
}

/** It went away, ran out of time, or refused what only a primary does. */
function mayBeAnsweredElsewhere(error: unknown): boolean {
  return error instanceof pg.DatabaseError || isAway(error) || isBusy(error)
}
