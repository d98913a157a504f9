import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { notePricesOf } from '../list-prices/keep-price-days.ts'
import { keepOwn } from '../families/sharing/keep-own.ts'
import { fillFor } from '../filling/fill-categories.ts'
import { createVersion, keepWhatStood } from './store.ts'

/** `alike`: it is said of all members of its family that share it. */
type Change = {
  product: number
  actor: Actor
  verb: string
  before: unknown
  after: unknown
  reason?: string | undefined
  alike?: boolean | undefined
  now: Date
}

/**
 * Saves what is said of a product as its next version, whole, with who said it and what was different (D-203), puts it where the
 * rules of categories mean it now, and writes the audit entry. The product is held by the caller. Answers the version.
 */
export async function saveAsVersion(tx: Tx, { product, alike, ...change }: Change, save: () => Promise<unknown>): Promise<number> {
  await keepWhatStood(tx, product)
  const around = { products: [product], after: [change.after], now: change.now }
  await notePricesOf(tx, around)
  await save()
  await notePricesOf(tx, around)
  await keepOwn(tx, [{ product, verb: change.verb, after: change.after, alike }])
  await fillFor(tx, { products: [product], now: change.now })
  const version = await createVersion(tx, { product, ...change })
  await writeAuditEntry(tx, { ...change, subject: `product ${product}` })
  return version
}
