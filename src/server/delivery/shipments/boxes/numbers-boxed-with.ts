import type { Tx } from '#database/connect.ts'
import { listNumbersBoxedWith, listNumbersOfBox } from './store.ts'

/** These orders and every other whose goods lie in a box with theirs. */
export async function numbersBoxedWith(tx: Tx, numbers: readonly string[]): Promise<string[]> {
  return listNumbersBoxedWith(tx, numbers)
}

/** The orders whose goods lie in a box; none when there is no such box. */
export async function numbersOfBox(tx: Tx, boxId: number): Promise<string[]> {
  return listNumbersOfBox(tx, boxId)
}
