import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Carries what was seen out of a transaction that leaves nothing. */
class Seen<What> extends Error {
  readonly what: What

  constructor(what: What) {
    super('Taken back on purpose')
    this.what = what
  }
}

/** Looks at the shop as it would be: whatever is written on the way is taken back before anybody could see it. */
export async function inPassing<What>({ database }: Pick<Shop, 'database'>, look: (tx: Tx) => Promise<What>): Promise<What> {
  try {
    return await database.transaction(async (tx): Promise<What> => {
      // Whoever sells the product goes first: a look that has to wait is asked for once more.
      await sql`select set_config('lock_timeout', '1000', true)`.execute(tx)
      throw new Seen(await look(tx))
    })
  } catch (error) {
    if (error instanceof Seen) return error.what as What
    throw error
  }
}
