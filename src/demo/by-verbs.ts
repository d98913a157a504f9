import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { Result } from '#rules/result.ts'
import { defaultTerms } from '#rules/terms.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Who made the demo shop, in the audit log and on the stock ledger. */
export const demoActor: Actor = { kind: 'system', id: 'demo' }

/**
 * What a verb is handed so that it joins this transaction in place of opening one: an empty shop is furnished whole or not
 * at all, however many verbs make it. Its clock stands at the moment of the furnishing.
 */
export function shopWithin(tx: Tx, now: Date): Pick<Shop, 'database' | 'now' | 'terms'> {
  const database: Shop['database'] = { db: tx, transaction: (work) => work(tx), close: async () => undefined }
  return { database, now: () => now, terms: async () => defaultTerms }
}

/** What a verb answers. What it refuses is a mistake in the goods or words of the demo shop, and then there is none. */
export function made<T>(answer: Result<T, unknown>): T {
  if (!answer.ok) throw new Error(`The demo shop was refused something: ${JSON.stringify(answer.refusal)}`)
  return answer.value
}
