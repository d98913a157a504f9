import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { listIdsOfCode, listWaitingRows, saveListOfBoxes, saveScanned } from './store.ts'

/** A box that waits for its courier. */
export type WaitingBox = Awaited<ReturnType<typeof listWaitingRows>>[number]

export async function listWaitingBoxes(db: Kysely<Tables>): Promise<WaitingBox[]> {
  return listWaitingRows(db)
}

/** Which boxes a scanned code may mean, one that may still be handed over first. */
export async function boxesOfCode(tx: Tx, code: string): Promise<number[]> {
  return listIdsOfCode(tx, code)
}

/** Somebody has it in the hand at the door; null takes that back. */
export async function markScanned(tx: Tx, { boxId, scanned }: { boxId: number; scanned: { by: string; at: Date } | null }): Promise<void> {
  await saveScanned(tx, { boxId, by: scanned?.by ?? null, now: scanned?.at ?? null })
}

export async function putOnList(tx: Tx, list: { listId: number; boxIds: readonly number[] }): Promise<void> {
  await saveListOfBoxes(tx, list)
}
