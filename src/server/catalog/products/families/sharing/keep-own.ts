import type { Tx } from '#database/connect.ts'
import { sharedIn, type SharedField } from '#rules/catalog/families/shared-fields.ts'
import { createOwn } from './store.ts'

/** What was done to a product, as its version says. `alike`: to all members that share it. */
export type DoneTo = { product: number; verb: string; after: unknown; alike?: boolean | undefined }

/** Whoever says something of one member alone makes that its own from then on (FAM-15). */
export async function keepOwn(tx: Tx, done: readonly DoneTo[]): Promise<void> {
  const own = done.flatMap((each) => ownOf(each).map((field) => ({ product: each.product, field })))
  if (own.length > 0) await createOwn(tx, own)
}

function ownOf({ verb, after, alike = false }: DoneTo): SharedField[] {
  if (alike) return []
  if (verb === 'set-shelves') return ['categories']
  return typeof after === 'object' && after !== null ? sharedIn(Object.keys(after)) : []
}
