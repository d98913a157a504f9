import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { ImportField } from '#rules/imports/import-fields.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import type { Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'

/** What a row says, or what stands, by the fields of files. */
export type Values = Readonly<Partial<Record<ImportField, unknown>>>

/** Something that is there. */
export type Entry = { id: number; word: string; stands: Values }

/** The verbs are handed a shop whose transaction is the one of the row. */
export type ShopOfRow = Pick<Shop, 'database' | 'now'>

type Doing = { actor: Actor; word: string; said: Values }
type Done = Promise<Result<unknown, RowFault>>

/** Those behind `after`, in the order of their ids. */
export type ListEntries = (db: Kysely<Tables>, part: { after: number; limit: number }) => Promise<Entry[]>

/** How files of one kind are read and written: what its own verbs do, and what they refuse, as rows say it. */
export type EntryDesk = {
  /** The columns that may hold the word by which each is known: the first of them that a row says. */
  words: readonly ImportField[]
  /**
   * So many of them are held while a file is tried, for visitors wait for each. Left out of those that nobody waits for: all rows that are
   * judged together are tried together, and each sees what those before it would do.
   */
  heldAtOnce?: number
  /** Without these there is no new one. */
  needed: readonly ImportField[]
  /** Fields that mean something only beside each other: where one of them changes, all that a row says of them is said anew. */
  together?: readonly ImportField[]
  /** The word as it is kept; null where it can be none. */
  readWord: (written: string, field: ImportField, said: Values) => string | null
  /** What is said as it will be kept, so that what was written is known again. */
  tidied?: (said: Values) => Values
  find: (tx: Tx, words: readonly string[]) => Promise<Entry[]>
  create: (shop: ShopOfRow, doing: Doing) => Done
  change: (shop: ShopOfRow, doing: Doing) => Done
  /** Takes back what a file has made. */
  remove: (shop: ShopOfRow, doing: Doing) => Done
}
