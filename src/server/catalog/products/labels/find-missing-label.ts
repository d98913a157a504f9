import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { missingLabel, type LabelField, type LabelSaid } from '#rules/label/missing-label.ts'
import { listRequirements } from './list-requirements.ts'

/** What the law asks of this product's label and it does not say, on this day (GDS-41). */
export async function findMissingLabel(db: Kysely<Tables>, { product, now }: { product: LabelSaid; now: Date }): Promise<LabelField[]> {
  if (product.label_kind === 'none') return []
  return missingLabel(product, await listRequirements(db, now))
}
