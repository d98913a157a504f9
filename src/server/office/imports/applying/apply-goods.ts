import type { Tx } from '#database/connect.ts'
import { holdProducts } from '#server/catalog/products/importing/hold-products.ts'
import { moveStockOfMany } from '#server/catalog/products/importing/move-stock-of-many.ts'
import { moveProduct } from '#server/catalog/products/states/set-product-state.ts'
import type { Shop } from '#server/platform/shop.ts'
import { applyRows, causeOf, type Applying } from './apply-rows.ts'
import type { Outcome, RowToMove } from '../rows-store.ts'
import { wantPictures } from '../pictures/want-pictures.ts'
import { apart, type BesideProduct } from './beside-product.ts'
import { makeFamilies } from './families-of-rows.ts'

type Done = { row: RowToMove; beside: BesideProduct; outcome: Outcome; product: number }

/** Does what rows say of products and beside: their stock, pictures and the families that they make. */
export async function applyGoods(tx: Tx, { rows, shop, ...applying }: Applying & { rows: RowToMove[]; shop: Shop }): Promise<Outcome[]> {
  const split = rows.map((row) => ({ row, ...apart(row.after as object) }))
  const goods = split.map(({ row, fields }) => ({ ...row, after: fields }))
  const outcomes = new Map(
    (await applyRows(tx, { ...applying, kind: 'products', rows: goods, shop })).map((outcome) => [outcome.row_no, outcome]),
  )
  const done = split.flatMap(({ row, beside }): Done[] => {
    const outcome = outcomes.get(row.row_no) ?? { row_no: row.row_no, outcome: 'applied', why: null, before: {}, after: {} }
    const product = outcome.product ?? row.product_id
    return outcome.outcome === 'applied' && product !== null ? [{ row, beside, outcome, product }] : []
  })
  await moveStock(tx, { done, ...applying })
  await putAwayArchived(tx, { done, ...applying })
  for (const { outcome, beside } of done) outcome.after = { ...outcome.after, ...kept(beside) }
  await makeFamilies(tx, { done, asked: split, ...applying })
  await wantPictures(tx, { importId: applying.importId, rows: done.map(({ row, beside }) => ({ row_no: row.row_no, beside })) })
  const unmoved = [...outcomes.values()].filter(({ outcome }) => outcome !== 'applied')
  return [...done.filter(hasDone).map(({ outcome }) => outcome), ...unmoved]
}

/** What is still to be done once pictures have come. */
const kept = ({ pictures, replaces, text, state }: BesideProduct) => ({
  ...(replaces && { replaces }),
  ...(pictures && { pictures }),
  ...(text && { text }),
  ...(state && { state }),
})

/** A row that was 不變 when it was tried, and found the stock as it wanted it, has done nothing. */
const hasDone = ({ row, outcome }: Done) => row.action !== 'same' || outcome.why !== null || 'stock' in (outcome.after ?? {})

async function moveStock(tx: Tx, { done, importId, mode, actor, reason, now }: Applying & { done: readonly Done[] }): Promise<void> {
  const counted = done.filter(({ beside }) => beside.units !== undefined)
  const held = await holdProducts(
    tx,
    counted.map(({ product }) => product),
  )
  // Of a row that changes nothing else nobody has looked at the version yet.
  const versionOf = ({ row, product }: Done) => (row.action === 'same' ? row.seen : held.get(product)?.version) ?? 0
  for (const isNew of [true, false]) {
    const some = counted.filter(({ row }) => (row.action === 'new') === isNew)
    const moved = await moveStockOfMany(tx, {
      rows: some.map((each) => ({
        product: each.product,
        units: each.beside.units ?? 0,
        version: versionOf(each),
        cause: causeOf(importId, each.row.row_no),
      })),
      mode: isNew ? 'set' : (mode ?? 'set'),
      actor,
      note: reason,
      now,
    })
    for (const { outcome, product } of some) {
      const answer = moved.get(product) ?? { code: 'unknown_product' }
      if (!('after' in answer)) outcome.why = [...(outcome.why ?? []), { field: 'units', code: answer.code }]
      else if (answer.after !== answer.before) {
        outcome.before = { ...outcome.before, stock: answer.before }
        outcome.after = { ...outcome.after, stock: answer.after }
      }
    }
  }
}

/** What was put away there is put away here; it was made a moment ago, and nothing names it. */
async function putAwayArchived(tx: Tx, { done, actor, reason, now }: Applying & { done: readonly Done[] }): Promise<void> {
  const away = done.filter(({ beside }) => beside.state === 'archived')
  const held = await holdProducts(
    tx,
    away.map(({ product }) => product),
  )
  for (const { product, outcome } of away) {
    const row = held.get(product)
    const moved = row && (await moveProduct(tx, { actor, row, state: 'archived', reason, now }))
    if (moved && !moved.ok) outcome.why = [...(outcome.why ?? []), { field: null, code: moved.refusal.code }]
  }
}
