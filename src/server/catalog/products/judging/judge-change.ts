import type { Tx } from '#database/connect.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import type { FlagsExclude } from '#rules/catalog/excluded-flags.ts'
import { missingOfLimit } from '#rules/catalog/member-limit.ts'
import { faultsInPrices } from '#rules/catalog/product-prices.ts'
import type { Text } from '#rules/locale.ts'
import type { LabelField } from '#rules/label/missing-label.ts'
import { isBrand } from '../brands/store.ts'
import { judgeNewClaims, type ClaimsUnconfirmed } from '../claims/find-unconfirmed-claims.ts'
import { findMissingLabel } from '../labels/find-missing-label.ts'
import { lockCode } from '../measures/lock-code.ts'
import { faultInPrices } from '../product-shape.ts'
import { isInBundle, listSplitStocksOf } from '../relatives/store.ts'
import { findExcluded } from './find-excluded.ts'
import { findProductNamed, type lockProductRows } from '../store.ts'

export type JudgedRefusal =
  /** `faults`: by the names of the fields, where it is one of them. */
  | { code: 'wrong_value'; why: string; faults: Record<string, string> }
  | FlagsExclude
  /** Another product has this bar code. */
  | { code: 'code_taken'; by: Text }
  /** It would be put on sale, and the law asks for more on its label (GDS-41). */
  | { code: 'label_incomplete'; missing: LabelField[] }
  | ClaimsUnconfirmed

type Row = Awaited<ReturnType<typeof lockProductRows>>[number]
/** What belongs to a product beside its row, where that becomes something else as well. */
export type Belongings = { isInBundle: boolean; travelsApart: boolean }
/**
 * `takesBack`: what stood before is written again, so that a draft may be without a price once more. `isLookedAt`: nobody but who types it
 * will see it.
 */
type Judged = { row: Row; after: Partial<Row>; takesBack?: boolean; isLookedAt?: boolean; belongings?: Belongings | undefined; now: Date }

/** Why a product can't become this beside what stays of it and what belongs to it; null when it can. */
export async function judgeChange(
  tx: Tx,
  { row, after, takesBack = false, isLookedAt, belongings, now }: Judged,
): Promise<JudgedRefusal | null> {
  const halved = missingOfLimit({ ...row, ...after })
  if (halved) return { code: 'wrong_value', why: `${halved} is missing`, faults: { [halved]: 'required' } }
  const beside = await faultBesideOthers(tx, { row, after, belongings })
  if (beside) return { code: 'wrong_value', ...beside }
  const excluded = await findExcluded(tx, { row, after, belongings, now })
  if (excluded) return excluded
  const prices = { ...row, ...after, is_unpriced: isUnpriced({ row, after, takesBack }) }
  const why = faultInPrices(prices)
  if (why) return { code: 'wrong_value', why, faults: faultsInPrices(prices) }
  const missing = after.available === true ? await findMissingLabel(tx, { product: { ...row, ...after }, now }) : []
  if (missing.length > 0) return { code: 'label_incomplete', missing }
  const claims = isLookedAt ? null : await judgeNewClaims(tx, { row, after })
  if (claims) return claims
  if (typeof after.barcode !== 'string') return null
  const other = await lockCode(tx, { forms: formsOfCode(after.barcode), except: row.id })
  return other && { code: 'code_taken', by: { zh: other.name_zh, en: other.name_en } }
}

/** A draft is written before anybody says what it costs. */
function isUnpriced({ row, after, takesBack }: Pick<Judged, 'row' | 'after' | 'takesBack'>): boolean {
  if (row.state !== 'draft' && row.state !== 'archived') return false
  return after.price === undefined ? row.price === 0 : takesBack === true && after.price === 0
}

async function faultBesideOthers(tx: Tx, { row: { id, preorder_quota: quota }, after, belongings }: Omit<Judged, 'now'>) {
  if (after.exclusive === false && quota > 0)
    return { why: 'It has a quota beyond its stock, which only a preorder has', faults: { exclusive: 'hasQuota' } }
  if (after.cod === true && (belongings?.travelsApart ?? (await listSplitStocksOf(tx, id)).length > 0))
    return { why: 'What travels apart is paid beforehand, so cod stays false', faults: { cod: 'travelsApart' } }
  if (after.temperature !== undefined && (belongings?.isInBundle ?? (await isInBundle(tx, id))))
    return { why: 'What is picked together travels together, at one temperature', faults: { temperature: 'inBundle' } }
  if (after.slug !== undefined && (await findProductNamed(tx, after.slug)) !== null)
    return { why: 'Another product has this name in addresses', faults: { slug: 'taken' } }
  if (typeof after.brand_id === 'number' && !(await isBrand(tx, after.brand_id)))
    return { why: 'There is no such brand', faults: { brand_id: 'noSuchBrand' } }
  return null
}
