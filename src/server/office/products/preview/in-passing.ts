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
      throw new Seen(await look(tx))
    })
  } catch (error) {
    if (error instanceof Seen) return error.what as What
    throw error
  }
}
