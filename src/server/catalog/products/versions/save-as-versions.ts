import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { writeAuditEntries } from '#server/platform/audit/write-audit-entry.ts'
import { notePricesOf } from '../list-prices/keep-price-days.ts'
import { keepOwn } from '../families/sharing/keep-own.ts'
import { fillFor } from '../filling/fill-categories.ts'
import { saveProductRows } from '../importing/store.ts'
import { createVersions, keepWhatStoodOf } from './store.ts'

export type ManyChanged = {
  changes: readonly { product: number; before: object; after: object }[]
  actor: Actor
  verb: string
  reason?: string | undefined
  now: Date
}

/** Saves what is said of many products at once as `saveAsVersion` saves it of one; each is named once, and held by the caller. */
export async function saveAsVersions(tx: Tx, { changes, actor, verb, reason, now }: ManyChanged): Promise<void> {
  if (changes.length === 0) return
  const products = changes.map(({ product }) => product)
  await keepWhatStoodOf(tx, products)
  const around = { products, after: changes.map(({ after }) => after), now }
  await notePricesOf(tx, around)
  await saveProductRows(tx, { changes, now })
  await notePricesOf(tx, around)
  await keepOwn(
    tx,
    changes.map(({ product, after }) => ({ product, verb, after })),
  )
  await fillFor(tx, { products, now })
  await createVersions(tx, { changes, actor, verb, now })
  await writeAuditEntries(
    tx,
    changes.map(({ product, before, after }) => ({ actor, verb, subject: `product ${product}`, before, after, reason, now })),
  )
}
