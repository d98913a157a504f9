import type { Tx } from '#database/connect.ts'
import type { WholeProduct } from '#server/catalog/products/published/held-products.ts'
import { findVersion } from '#server/catalog/products/versions/list-versions.ts'
import type { BulkRefusal } from './bulk-verb.ts'

/** A product is not as it was any more, and who of the office has saved it last. */
export async function whoChanged(tx: Tx, { id, version }: WholeProduct): Promise<BulkRefusal> {
  const last = await findVersion(tx, { product: id, version })
  return { code: 'changed_meanwhile', by: last?.kind === 'staff' ? last.by : null }
}
