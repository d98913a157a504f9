import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Tx } from '#database/connect.ts'
import { listCodeRows, listOpenCodes } from './store.ts'

/** Codes for everybody, by what shoppers type; those of one member are not among them. */
export async function listCodesNamed(tx: Tx, codes: readonly string[]) {
  return listCodeRows(tx, codes)
}

/** All of these, a part at a time. */
export async function listCodes(db: Kysely<Tables>, part: { after: number; limit: number }) {
  return listOpenCodes(db, part)
}
