import type { AliasableExpression } from 'kysely'
import type { Tx } from '#database/connect.ts'

/** What the shop holds of a member in one table, as the room says that owns it. */
export type Holding = {
  /** The rows of the table that belong to a member. */
  rows: (memberId: number) => AliasableExpression<object>
  /** Columns that are nobody's data but the shop's secrets, or files that have an address of their own. */
  hidden?: readonly string[]
  /** Takes them away when the account is closed. What has none stays: orders, money and what operations noted, as the law asks. */
  forget?: (tx: Tx, memberId: number) => Promise<unknown>
}

/** By the names of tables. Of two the first is forgotten first. */
export type Holdings = Readonly<Record<string, Holding>>
