import { askedOfAll } from '#database/asked-together.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import { proposeSlug } from '#rules/catalog/slug.ts'
import type { ImportKind, StockMode } from '#rules/imports/import-fields.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import { changeProducts, type LeftAlone } from '#server/catalog/products/importing/change-products.ts'
import { holdFirst } from '#server/catalog/products/importing/hold-products.ts'
import { moveStockOfMany } from '#server/catalog/products/importing/move-stock-of-many.ts'
import { unnamedSlug } from '#server/catalog/products/making/draft-product.ts'
import { createDrafts } from '#server/catalog/products/making/draft-products.ts'
import { lockCode } from '#server/catalog/products/measures/lock-code.ts'
import type { ProductChange } from '#server/catalog/products/product-shape.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Outcome, RowToMove } from '../rows-store.ts'

export type Applying = { importId: number; kind: ImportKind; mode: StockMode | null; actor: Actor; reason: string; now: Date }

/** Does what the rows say, in the transaction of the caller; what cannot be done any more is skipped and named (IMP-08). */
export async function applyRows(tx: Tx, { rows, shop, ...applying }: Applying & { rows: RowToMove[]; shop: Shop }): Promise<Outcome[]> {
  if (applying.kind === 'stock') return applyStock(tx, { rows, ...applying })
  const known = rows.filter(({ action }) => action === 'update')
  // Products before their bar codes, as everybody holds them.
  await holdFirst(
    tx,
    known.map(({ product_id: product }) => product ?? 0),
  )
  const { made, left } = await makeDrafts(tx, { rows: rows.filter(({ action }) => action === 'new'), shop, ...applying })
  const { actor, reason, now } = applying
  const changes = [
    ...known.map(({ product_id: product, seen, after }) => ({
      product: product ?? 0,
      version: seen ?? undefined,
      change: after as ProductChange,
    })),
    ...made.map(({ product, change }) => ({ product, change })),
  ]
  const changed = await changeProducts(tx, { changes, actor, verb: 'import-product', reason, now })
  return [
    ...known.map(({ row_no, product_id }) => outcomeOf(row_no, changed.get(product_id ?? 0))),
    ...made.map(({ row_no, product }) => ({ ...outcomeOf(row_no, changed.get(product)), product })),
    ...left,
  ]
}

type Answer = { before: object; after: object } | LeftAlone | undefined

function outcomeOf(row_no: number, answer: Answer): Outcome {
  if (answer && 'after' in answer) return { row_no, outcome: 'applied', why: null, before: answer.before, after: answer.after }
  return { row_no, outcome: 'skipped', why: faultsOfAnswer(answer ?? { code: 'unknown_product' }) }
}

/** Why something was left alone, as the faults of a row. */
export function faultsOfAnswer(left: LeftAlone): RowFault[] {
  if (left.code === 'wrong_value') return Object.entries(left.faults).map(([field, code]) => ({ field, code }))
  if (left.code === 'code_taken') return [{ field: 'barcode', code: 'code_taken', by: left.by.zh }]
  if (left.code === 'claims_unconfirmed')
    return [{ field: null, code: 'claims_unconfirmed', by: left.claims.map(({ word }) => word).join(' ') }]
  if (left.code === 'flags_exclude') return [{ field: left.flag, code: `beside_${left.beside}` }]
  return [{ field: null, code: left.code }]
}

/** New products begin as drafts, without a price and a picture; what the row says of them is changed then. No draft of a code that is taken. */
async function makeDrafts(tx: Tx, { rows, shop, actor, now }: Pick<Applying, 'actor' | 'now'> & { rows: RowToMove[]; shop: Shop }) {
  const others = await askedOfAll(rows, async ({ after }) => holderOf(tx, after as ProductChange))
  const left = rows.flatMap(({ row_no }, place) => {
    const other = others[place]
    return other ? [outcomeOf(row_no, { code: 'code_taken', by: { zh: other.name_zh, en: other.name_en } })] : []
  })
  const free = rows.filter((_row, place) => !others[place])
  const drafts = free.map(({ after }) => draftOf(after as ProductChange, shop))
  const ids = await createDrafts(tx, { drafts, actor, now })
  const made = free.map(({ row_no, after }, place) => {
    const { slug: _slug, name_zh: _zh, name_en: _en, temperature: _temperature, ...change } = after as ProductChange
    return { row_no, product: ids[place] ?? 0, change }
  })
  return { made, left }
}

/** The product that has the code of a new one already. */
async function holderOf(tx: Tx, { barcode }: ProductChange) {
  return typeof barcode === 'string' ? lockCode(tx, { forms: formsOfCode(barcode), except: 0 }) : null
}

function draftOf({ slug, name_zh: zh = '', name_en: en = '', temperature = 'normal' }: ProductChange, shop: Shop) {
  return { name_zh: zh, name_en: en, temperature, proposed: slug ?? (proposeSlug(en) || unnamedSlug(shop)) }
}

async function applyStock(tx: Tx, { rows, importId, mode, actor, reason, now }: Applying & { rows: RowToMove[] }): Promise<Outcome[]> {
  const moved = await moveStockOfMany(tx, {
    rows: rows.map(({ row_no, product_id: product, seen, after }) => ({
      product: product ?? 0,
      units: (after as { units: number }).units,
      version: seen ?? 0,
      cause: causeOf(importId, row_no),
    })),
    mode: mode ?? 'set',
    actor,
    note: reason,
    now,
  })
  return rows.flatMap(({ row_no, action, product_id: product, after }): Outcome[] => {
    const answer = moved.get(product ?? 0) ?? { code: 'unknown_product' as const }
    if (!('after' in answer)) return [{ row_no, outcome: 'skipped', why: [{ field: 'units', code: answer.code }] }]
    // 不變 when it was tried, and 不變 still.
    if (action === 'same' && answer.before === answer.after) return []
    return [
      { row_no, outcome: 'applied', why: null, before: { stock: answer.before }, after: { ...(after as object), stock: answer.after } },
    ]
  })
}

/** By which the movement of a row is known. */
export const causeOf = (importId: number, rowNo: number): string => `import ${importId} row ${rowNo}`
