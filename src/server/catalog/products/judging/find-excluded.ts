import type { Tx } from '#database/connect.ts'
import type { Excluded, FlagsExclude } from '#rules/catalog/excluded-flags.ts'
import { isInBundle, isPicked } from '../relatives/store.ts'
import type { LockedProduct } from '../store.ts'
import { isGiven, isInFamily, isOfferedAlong } from './store.ts'

type Judged = { row: LockedProduct; after: Partial<LockedProduct>; belongings?: { isInBundle: boolean } | undefined; now: Date }

/**
 * What a product takes part in that excludes a flag which it would get (GDS-24); null when nothing does. Its row is held, and so it is by
 * whoever would let it take part.
 */
export async function findExcluded(tx: Tx, { row, after, belongings, now }: Judged): Promise<FlagsExclude | null> {
  const excluded = await findPart(tx, { id: row.id, after, belongings, now })
  return excluded && { code: 'flags_exclude', product: row.id, name: { zh: row.name_zh, en: row.name_en }, ...excluded }
}

async function findPart(tx: Tx, { id, after, belongings, now }: Omit<Judged, 'row'> & { id: number }): Promise<Excluded | null> {
  if (after.is_gift_only === true) {
    if (belongings?.isInBundle ?? (await isInBundle(tx, id))) return { flag: 'is_gift_only', beside: 'bundle' }
    if (await isInFamily(tx, id)) return { flag: 'is_gift_only', beside: 'family' }
  }
  if (after.exclusive === true) {
    if (await isGiven(tx, id)) return { flag: 'exclusive', beside: 'gift_campaign' }
    if (await isPicked(tx, id)) return { flag: 'exclusive', beside: 'bundle' }
  }
  if (after.standalone_purchase === true && (await isOfferedAlong(tx, { product: id, now })))
    return { flag: 'standalone_purchase', beside: 'add_on' }
  return null
}
