import type { FlagsExclude } from '#rules/catalog/excluded-flags.ts'
import type { Temperature } from '#rules/temperature.ts'
import type { LockedProduct } from '../store.ts'

export type BundleRefusal =
  | FlagsExclude
  /** What would be picked is not there. */
  | { code: 'unknown_product'; product: number }
  /** Picks travel with the product, so all have one temperature. */
  | { code: 'other_temperature'; product: number }

type Flags = Pick<LockedProduct, 'id' | 'name_zh' | 'name_en' | 'is_gift_only' | 'exclusive'> & { temperature: Temperature }

/** Why these goods can't be picked along with a product; null when they can. `rows`: of all of them, each held by the caller. */
export function judgeBundle(row: Flags, { picked, rows }: { picked: readonly number[]; rows: readonly Flags[] }): BundleRefusal | null {
  const goods = new Map(rows.map((each) => [each.id, each]))
  const entries: Flags[] = []
  for (const id of picked) {
    const entry = goods.get(id)
    if (!entry) return { code: 'unknown_product', product: id }
    if (entry.temperature !== row.temperature) return { code: 'other_temperature', product: id }
    entries.push(entry)
  }
  const gift = entries.length > 0 && [row, ...entries].find(({ is_gift_only: isGift }) => isGift)
  if (gift) return excludesBundle(gift, 'is_gift_only')
  const preorder = entries.find(({ exclusive }) => exclusive)
  return preorder ? excludesBundle(preorder, 'exclusive') : null
}

/**
 * What is for gifts only is neither sold with picks nor picked (GDS-24). A preorder is not picked: what it is promised beyond its stock would
 * be sold as if it were there, without a word of its day (STK-20).
 */
function excludesBundle({ id, name_zh: zh, name_en: en }: Flags, flag: 'is_gift_only' | 'exclusive'): FlagsExclude {
  return { code: 'flags_exclude', flag, beside: 'bundle', product: id, name: { zh, en } }
}
