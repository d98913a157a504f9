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

/** So often a look gives way to whoever holds what it would touch, each time for a second. */
const mostTries = 5

/**
 * Looks at the shop as it would be: whatever is written on the way is taken back before anybody could see it. Whoever sells the product
 * goes first: a look never waits in the row for longer than a second, and begins anew.
 */
export async function inPassing<What>({ database }: Pick<Shop, 'database'>, look: (tx: Tx) => Promise<What>): Promise<What> {
  for (let tries = 1; ; tries += 1)
    try {
      return await database.transaction(async (tx): Promise<What> => {
        await sql`select set_config('lock_timeout', '1000', true)`.execute(tx)
        throw new Seen(await look(tx))
      })
    } catch (error) {
      if (error instanceof Seen) return error.what as What
      if (tries === mostTries || !isHeldByOthers(error)) throw error
    }
}

const isHeldByOthers = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03'
