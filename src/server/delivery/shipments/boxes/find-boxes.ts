import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Box } from './box.ts'
import { listKindRows, listRowsById, listRowsOfNumbers, listTrackingRows } from './store.ts'

/** A kind of box that there is to choose. */
export type BoxKind = Awaited<ReturnType<typeof listKindRows>>[number]

export async function listKinds(db: Kysely<Tables>): Promise<BoxKind[]> {
  return listKindRows(db)
}

/** The boxes in which goods of these orders lie, but for those that were put away; with the numbers of the orders in each. */
export async function listBoxesOf(shop: Shop, numbers: readonly string[]): Promise<(Box & { numbers: string[] })[]> {
  return listRowsOfNumbers(shop.database.db, numbers)
}

/** The numbers under which a parcel travels, or is about to, its first box's first. */
export async function listTrackingsOf(shop: Shop, number: string): Promise<string[]> {
  return (await listTrackingRows(shop.database.db, number)).flatMap(({ tracking }) => tracking ?? [])
}

export async function listBoxesById(shop: Shop, boxIds: readonly number[]): Promise<Box[]> {
  return listRowsById(shop.database.db, boxIds)
}
