import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Tx } from '#database/connect.ts'
import { listRedirectRows, listRedirectsFrom, type RedirectRow } from './store.ts'

export type { RedirectRow }

/** Those that lead on from these addresses. */
export async function findRedirectsFrom(tx: Tx, froms: readonly string[]): Promise<RedirectRow[]> {
  return listRedirectsFrom(tx, froms)
}

/** All of them, a part at a time. */
export async function listRedirects(db: Kysely<Tables>, part: { after: number; limit: number }): Promise<RedirectRow[]> {
  return listRedirectRows(db, part)
}
