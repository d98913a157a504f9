import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import { lackingForSale, statesAfter, type ProductState } from '#rules/catalog/product-state.ts'
import type { Text } from '#rules/locale.ts'
import type { LabelField } from '#rules/label/missing-label.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { judgeClaims, type ClaimsUnconfirmed } from '../claims/find-unconfirmed-claims.ts'
import { findMissingLabel } from '../labels/find-missing-label.ts'
import { lockCode } from '../measures/lock-code.ts'
import { findSchedule } from '../schedules/store.ts'
import { lockProductRows, saveProductRow, type LockedProduct } from '../store.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'

export type StateRefusal =
  | { code: 'unknown_product' }
  /** It does not go there from where it is now. */
  | { code: 'no_such_move'; now: ProductState }
  /** Meanwhile another product has its bar code. */
  | { code: 'code_taken'; by: Text }
  /** A price or a picture is not there yet; by the names of the fields. */
  | { code: 'wrong_value'; why: string; faults: Record<string, string> }
  /** The law asks for more on its label than stands there (GDS-41). */
  | { code: 'label_incomplete'; missing: LabelField[] }
  | ClaimsUnconfirmed

/** `same`: it stood there already. Then the version is somebody else's, and nothing was done that could be taken back. */
export type StateSet = { status: 'changed' | 'same'; before: ProductState; version: number }

/** `also`: what is said beside it in the version and the audit log, such as when it ends. */
type Move = { actor: Actor; row: LockedProduct; state: ProductState; also?: object; reason?: string | undefined; now: Date }

/**
 * Puts a product on sale or off, or puts it away (D-201). What appears for the first time counts as new from then on. Told twice, the
 * second time changes nothing.
 */
export async function setProductState(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, id, state }: { actor: Actor; id: number; state: Exclude<ProductState, 'scheduled'> },
): Promise<Result<StateSet, StateRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [id])
    if (!row) return refuse({ code: 'unknown_product' })
    if (row.state === state) return ok({ status: 'same', before: state, version: row.version })
    return moveProduct(tx, { actor, row, state, now })
  })
}

/** The move of a product that the caller holds. */
export async function moveProduct(tx: Tx, { actor, row, state, also = {}, reason, now }: Move): Promise<Result<StateSet, StateRefusal>> {
  const before = row.state
  if (!statesAfter(before).includes(state)) return refuse({ code: 'no_such_move', now: before })
  const refusal = await judgeMove(tx, { row, state, now })
  if (refusal) return refuse(refusal)
  const isFirst = state === 'on' && (before === 'draft' || before === 'scheduled')
  const schedule = await findSchedule(tx, row.id)
  const stood = { state: before, ...(schedule && { on_at: schedule.on_at, off_at: schedule.off_at }) }
  const change = { product: row.id, actor, verb: 'set-state', before: stood, after: { state, ...also }, reason, now }
  const save = () => saveProductRow(tx, { id: row.id, change: { state, ...(isFirst && { published_at: now }) } })
  return ok({ status: 'changed', before, version: await saveAsVersion(tx, change, save) })
}

type Judged = Pick<Move, 'row' | 'state' | 'now'>

/** Why a product cannot be that, whatever it is now; null when it can. Nothing is changed. */
export async function judgeMove(tx: Tx, { row, state, now }: Judged): Promise<StateRefusal | null> {
  const lacking = state === 'draft' || state === 'archived' ? [] : lackingForSale(row)
  if (lacking.length > 0) {
    const faults = Object.fromEntries(lacking.map((field) => [field, field === 'price' ? 'noPrice' : 'noPicture']))
    return { code: 'wrong_value', why: `It lacks ${lacking.join(' and ')}`, faults }
  }
  const isPublished = state === 'on' || state === 'scheduled'
  const missing = isPublished ? await findMissingLabel(tx, { product: row, now }) : []
  if (missing.length > 0) return { code: 'label_incomplete', missing }
  // What waits was confirmed when it was scheduled, and its texts since.
  const comesToBeSeen = (isPublished && row.state !== 'scheduled') || (state === 'off' && row.state === 'archived')
  const claims = comesToBeSeen ? await judgeClaims(tx, row) : null
  if (claims) return claims
  const other =
    row.state === 'archived' && row.barcode !== null ? await lockCode(tx, { forms: formsOfCode(row.barcode), except: row.id }) : null
  return other && { code: 'code_taken', by: { zh: other.name_zh, en: other.name_en } }
}
