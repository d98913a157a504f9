import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { findOwner } from './store.ts'

/** The running number of an order; null when there is none of that number, or when it is a part of another. */
export async function findOrderId(db: Kysely<Tables>, number: string): Promise<number | null> {
  return (await findOwner(db, number))?.id ?? null
}
