import type { Actor } from '#rules/actor.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import { statesAfter, type ProductState } from '#rules/catalog/product-state.ts'
import type { Text } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockCode } from '../measures/lock-code.ts'
import { lockProductRows, saveProductRow } from '../store.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'

export type StateRefusal =
  | { code: 'unknown_product' }
  /** It does not go there from where it is now. */
  | { code: 'no_such_move'; now: ProductState }
  /** Meanwhile another product has its bar code. */
  | { code: 'code_taken'; by: Text }

type Wanted = { actor: Actor; id: number; state: ProductState }

/**
 * Puts a product on sale or off, or puts it away (D-201). What appears for the first time counts as new from then on. Told twice, the
 * second time changes nothing.
 */
export async function setProductState(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, id, state }: Wanted,
): Promise<Result<{ before: ProductState; version: number }, StateRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [id])
    if (!row) return refuse({ code: 'unknown_product' })
    const before = row.state
    if (before === state) return ok({ before, version: row.version })
    if (!statesAfter(before).includes(state)) return refuse({ code: 'no_such_move', now: before })
    const other = before === 'archived' && row.barcode !== null ? await lockCode(tx, { forms: formsOfCode(row.barcode), except: id }) : null
    if (other) return refuse({ code: 'code_taken', by: { zh: other.name_zh, en: other.name_en } })
    const isFirst = state === 'on' && (before === 'draft' || before === 'scheduled')
    const change = { product: id, actor, verb: 'set-state', before: { state: before }, after: { state }, now }
    const save = () => saveProductRow(tx, { id, change: { state, ...(isFirst && { published_at: now }) } })
    return ok({ before, version: await saveAsVersion(tx, change, save) })
  })
}
