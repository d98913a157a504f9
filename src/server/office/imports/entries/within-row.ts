import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import type { Result } from '#rules/result.ts'
import type { ShopOfRow } from '#server/office/entries/entry-desk.ts'

/** A shop whose transaction is the one of the row. */
export function shopWithin(tx: Tx, now: Date): ShopOfRow {
  return { database: { db: tx, transaction: (work) => work(tx), close: async () => undefined }, now: () => now }
}

/** Does what a row says. Of what is refused nothing is left. */
export async function inRow(tx: Tx, work: () => Promise<Result<unknown, RowFault>>): Promise<RowFault | null> {
  await sql`savepoint imported_row`.execute(tx)
  const done = await work()
  if (!done.ok) await sql`rollback to savepoint imported_row`.execute(tx)
  await sql`release savepoint imported_row`.execute(tx)
  return done.ok ? null : done.refusal
}

/** Does it and takes it back: what is learnt is whether it can be done (IMP-06). */
export async function withoutTrace<Learnt>(tx: Tx, work: () => Promise<Learnt>): Promise<Learnt> {
  await sql`savepoint tried_rows`.execute(tx)
  const learnt = await work()
  await sql`rollback to savepoint tried_rows`.execute(tx)
  await sql`release savepoint tried_rows`.execute(tx)
  return learnt
}
