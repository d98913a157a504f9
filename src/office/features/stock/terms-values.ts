import type { ProductInStock } from '#contract/office/api/goods/stock.ts'

type LowBy = 'shop' | 'units' | 'days'

export type TermsValues = ReturnType<typeof termsValuesOf>

/** What stands in the form of a product's terms at first. */
export function termsValuesOf(found: TermsOfProduct) {
  const { safety_stock, low_stock_at, low_stock_days, lots_followed, arrival_days, shelf_life_days } = found
  const { preorder_quota, quota_expected_on } = found
  const byUnits: LowBy | null = low_stock_at === null ? null : 'units'
  const lowBy: LowBy = byUnits ?? (low_stock_days === null ? 'shop' : 'days')
  return {
    safety: String(safety_stock),
    lowBy,
    low: String(low_stock_at ?? low_stock_days ?? ''),
    followed: lots_followed,
    arrival: String(arrival_days ?? ''),
    shelfLife: String(shelf_life_days ?? ''),
    quota: String(preorder_quota),
    expectedOn: quota_expected_on ?? '',
  }
}

type TermsOfProduct = Pick<
  ProductInStock,
  | 'safety_stock'
  | 'low_stock_at'
  | 'low_stock_days'
  | 'lots_followed'
  | 'arrival_days'
  | 'shelf_life_days'
  | 'preorder_quota'
  | 'quota_expected_on'
>

/**
 * What to say so that what stands in one form holds instead of what stood in the other. What is alike in both is left unsaid: goods that came
 * meanwhile have lowered the quota, and it must not be promised anew by whoever changed something else.
 */
export function termsSaid(values: TermsValues, stood: TermsValues) {
  const [before, after] = [termsOf(stood), termsOf(values)]
  const other = Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name as keyof typeof before]))
  return { ...(other as Partial<typeof after>), ...('preorder_quota' in other && { seen: { preorder_quota: before.preorder_quota } }) }
}

function termsOf({ safety, lowBy, low, followed, arrival, shelfLife, quota, expectedOn }: TermsValues) {
  const orNone = (figures: string) => (figures === '' ? null : Number(figures))
  return {
    safety_stock: Number(safety),
    low_stock_at: lowBy === 'units' ? Number(low) : null,
    low_stock_days: lowBy === 'days' ? Number(low) : null,
    lots_followed: followed,
    arrival_days: orNone(arrival),
    shelf_life_days: orNone(shelfLife),
    preorder_quota: Number(quota),
    quota_expected_on: expectedOn === '' ? null : expectedOn,
  }
}

/** What was typed before, put beside what stands there now: only what was changed is taken, with what it was changed from. */
export function termsTaken(kept: { values: TermsValues; began: TermsValues }, present: TermsValues) {
  const changed = Object.keys(kept.values).filter(
    (name) => kept.values[name as keyof TermsValues] !== kept.began[name as keyof TermsValues],
  )
  const only = (from: TermsValues) => Object.fromEntries(Object.entries(from).filter(([name]) => changed.includes(name)))
  return { values: { ...present, ...only(kept.values) }, began: { ...present, ...only(kept.began) } }
}
