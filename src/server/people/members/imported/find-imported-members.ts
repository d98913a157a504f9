import type { Tx } from '#database/connect.ts'
import { listImportedMembers, type ImportedMemberRow } from './store.ts'

/** People of a former shop, by their addresses and numbers. */
export async function findImportedMembers(tx: Tx, words: readonly string[]): Promise<ImportedMemberRow[]> {
  return listImportedMembers(tx, {
    emails: words.filter((word) => word.includes('@')),
    phones: words.filter((word) => !word.includes('@')),
  })
}
