import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import { faultsInPrices } from '#rules/catalog/product-prices.ts'
import type { Text } from '#rules/locale.ts'
import type { LabelField, LabelSaid } from '#rules/label/missing-label.ts'
import { missingOfLimit } from '#rules/catalog/member-limit.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { isBrand } from './brands/store.ts'
import { findMissingLabel } from './labels/find-missing-label.ts'
import { lockCode } from './measures/lock-code.ts'
import { faultInPrices, newProductShape, type NewProduct } from './product-shape.ts'
import { createProductRow, findProductNamed } from './store.ts'
import { createFirstVersion } from './versions/store.ts'

/** `slug_taken`: a product has this name in addresses already, such as when it was told twice; `product` is its id. */
export type NewProductRefusal =
  | { code: 'wrong_value'; why: string; faults: Record<string, string> }
  | { code: 'slug_taken'; product: number }
  /** Another product has this bar code. */
  | { code: 'code_taken'; by: Text }
  /** It would be on sale at once, and the law asks for more on its label (GDS-41). */
  | { code: 'label_incomplete'; missing: LabelField[] }

/** Takes a product into the shop, without stock; answers its id. It appears now, unless it is a draft. */
export async function createProduct(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, product }: { actor: Actor; product: NewProduct },
): Promise<Result<number, NewProductRefusal>> {
  const read = newProductShape.safeParse(product)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error), faults: {} })
  const said = withNothing(read.data)
  const { barcode } = said
  const fault = faultInPrices(said)
  if (fault) return refuse({ code: 'wrong_value', why: fault, faults: faultsInPrices(said) })
  const missing = missingOfLimit(said)
  if (missing) return refuse({ code: 'wrong_value', why: `${missing} is missing`, faults: { [missing]: 'required' } })
  return shop.database.transaction(async (tx) => {
    const taken = await findProductNamed(tx, said.slug)
    if (taken !== null) return refuse({ code: 'slug_taken', product: taken })
    if (said.brand_id !== null && !(await isBrand(tx, said.brand_id)))
      return refuse({ code: 'wrong_value', why: 'There is no such brand', faults: { brand_id: 'noSuchBrand' } })
    const other = barcode !== null ? await lockCode(tx, { forms: formsOfCode(barcode), except: 0 }) : null
    if (other) return refuse({ code: 'code_taken', by: { zh: other.name_zh, en: other.name_en } })
    const now = shop.now()
    // Every product waits here, so that those that are told at once get their numbers in that order.
    const lacking = await (isOnSale(said) ? findMissingLabel(tx, { product: labelled(said), now }) : [])
    if (lacking.length > 0) return refuse({ code: 'label_incomplete', missing: lacking })
    const id = await createProductRow(tx, { ...said, published_at: now, changed_at: now })
    await createFirstVersion(tx, { product: id, actor, verb: 'create-product', after: said, now })
    await writeAuditEntry(tx, { actor, verb: 'create-product', subject: `product ${id}`, before: null, after: said, now })
    return ok(id)
  })
}

/** What is not said of it is nothing. */
function withNothing({
  first_purchase_price = null,
  shopping_point_price = null,
  barcode = null,
  supplier_code = null,
  brand_id = null,
  shelf_life_days = null,
  shelf_life_months = null,
  arrival_days = null,
  member_limit = null,
  member_limit_days = null,
  ...rest
}: z.output<typeof newProductShape>) {
  const codes = { barcode, supplier_code, brand_id }
  const days = { shelf_life_days, shelf_life_months, arrival_days, member_limit, member_limit_days }
  return { ...rest, first_purchase_price, shopping_point_price, ...codes, ...days }
}

/** Unless it is said otherwise, a new product is on sale. */
function isOnSale({ state = 'on', available = true }: { state?: 'draft' | 'on' | undefined; available?: boolean | undefined }): boolean {
  return state === 'on' && available
}

/** What its label says, for the rule: the database has not said yet how many days so many months are. */
function labelled(said: z.output<typeof newProductShape>): LabelSaid {
  const { label_kind = 'none', label = {}, shelf_life_days = null, shelf_life_months = null, arrival_days = null } = said
  return { label_kind, label, shelf_life_days: shelf_life_days ?? shelf_life_months, arrival_days }
}
