import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import type { Text } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows, saveProductRow } from '../store.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { lockCode } from './lock-code.ts'

/** What is left out stays. `sides_mm`: of the packed product, the longest first. */
export type Measures = {
  shelf?: string | null | undefined
  barcode?: string | undefined
  weight_g?: number | null | undefined
  sides_mm?: number[] | null | undefined
}

export type MeasuresRefusal =
  | { code: 'unknown_product' }
  /** Another product has this bar code. */
  | { code: 'code_taken'; by: Text }
  /** The product has a bar code already, and stands under that in the shop and on its shelf. */
  | { code: 'has_code'; barcode: string }

/**
 * Says where a product lies, which bar code it has, how heavy and large it is. A bar code is only given to a product without one
 * (PCK-11); whose it is already, the database knows (D-208 of the goods). Told twice, the second time changes nothing.
 */
export async function changeMeasures(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, id, measures }: { actor: Actor; id: number; measures: Measures },
): Promise<Result<'changed' | 'same', MeasuresRefusal>> {
  const { barcode, sides_mm, ...others } = measures
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [id])
    if (!row) return refuse({ code: 'unknown_product' })
    const sides = sides_mm === undefined ? {} : { sides_mm: sides_mm?.toSorted((one, other) => other - one) ?? null }
    const code = barcode === undefined ? {} : { barcode: formsOfCode(barcode)[0] }
    const { before, after } = changedFields(row, { ...others, ...sides, ...code })
    if (Object.keys(after).length === 0) return ok('same')
    const refusal = after.barcode ? await refuseCode(tx, { code: after.barcode, row }) : null
    if (refusal) return refuse(refusal)
    const saved = { product: id, actor, verb: 'change-measures', before, after, now: shop.now() }
    await saveAsVersion(tx, saved, () => saveProductRow(tx, { id, change: after }))
    return ok('changed')
  })
}

async function refuseCode(
  tx: Tx,
  { code, row }: { code: string; row: { id: number; barcode: string | null } },
): Promise<MeasuresRefusal | null> {
  if (row.barcode !== null) return { code: 'has_code', barcode: row.barcode }
  const other = await lockCode(tx, { forms: formsOfCode(code), except: row.id })
  return other ? { code: 'code_taken', by: { zh: other.name_zh, en: other.name_en } } : null
}
