import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#database/connect.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import { putProductAway, type PutAwayRefusal } from '#server/catalog/products/states/put-product-away.ts'
import { changeProducts } from '#server/catalog/products/importing/change-products.ts'
import { moveBackStockOfMany } from '#server/catalog/products/importing/move-stock-of-many.ts'
import type { ProductChange } from '#server/catalog/products/product-shape.ts'
import { holdProducts } from '#server/catalog/products/importing/hold-products.ts'
import { joinWords } from '#texts/shared/format.ts'
import { requiredByCampaigns } from '../../products/archive-product.ts'
import type { Outcome, RowToMove } from '../rows-store.ts'
import { causeOf, faultsOfAnswer, type Applying } from './apply-rows.ts'

type Undoing = Applying & { rows: RowToMove[] }

/** Takes back what the rows did, as far as nobody has changed it since; what stays is named (IMP-11). */
export async function undoRows(tx: Tx, { rows, ...undoing }: Undoing): Promise<Outcome[]> {
  if (undoing.kind === 'stock') return undoStock(tx, { rows, ...undoing })
  // All are held in the order of their ids before any of them is moved.
  const stands = await holdProducts(
    tx,
    rows.map(({ product_id: id }) => id ?? 0),
  )
  const made = []
  for (const row of rows.filter(({ action }) => action === 'new')) made.push(await putAway(tx, { row, ...undoing }))
  const changed = rows.filter(({ action }) => action === 'update').map((row) => partsOf(row, stands.get(row.product_id ?? 0)))
  const back = changed.filter(({ change }) => Object.keys(change).length > 0)
  const answers = await changeProducts(tx, {
    changes: back,
    actor: undoing.actor,
    verb: 'undo-import',
    reason: undoing.reason,
    now: undoing.now,
  })
  return [...made, ...changed.map(({ row_no, product, kept }) => outcomeOf({ row_no, kept, answer: answers.get(product) }))]
}

type Parts = { row_no: number; product: number; change: ProductChange; kept: RowFault[] }

/** What still stands as the import wrote it goes back; what does not is kept. */
function partsOf({ row_no, product_id: product, before, after }: RowToMove, row: object | undefined): Parts {
  const present = new Map<string, unknown>(Object.entries(row ?? {}))
  const fields = Object.keys(after as object)
  const isOurs = (field: string) => isDeepStrictEqual(present.get(field), (after as Record<string, unknown>)[field])
  return {
    row_no,
    product: product ?? 0,
    change: Object.fromEntries(fields.filter(isOurs).map((field) => [field, (before as Record<string, unknown>)[field]])),
    kept: fields.filter((field) => !isOurs(field)).map((field) => ({ field, code: row ? 'changed_since' : 'unknown_product' })),
  }
}

type Ended = { row_no: number; kept: RowFault[]; answer: ReturnType<Awaited<ReturnType<typeof changeProducts>>['get']> }

function outcomeOf({ row_no, kept, answer }: Ended): Outcome {
  const why = answer && !('after' in answer) ? [...kept, ...faultsOfAnswer(answer)] : kept
  return { row_no, outcome: why.length > 0 ? 'kept' : 'undone', why: why.length > 0 ? why : null }
}

async function putAway(tx: Tx, { row, actor, now }: Pick<Applying, 'actor' | 'now'> & { row: RowToMove }): Promise<Outcome> {
  const id = row.product_id ?? 0
  const put = await putProductAway(tx, {
    actor,
    id,
    bundles: 'leave',
    requiredBy: (held) => requiredByCampaigns(held, { product: id, now }),
    now,
  })
  if (put.ok) return { row_no: row.row_no, outcome: 'undone', why: null }
  return { row_no: row.row_no, outcome: 'kept', why: [{ field: null, code: put.refusal.code, by: namesIn(put.refusal) }] }
}

const namesIn = (refusal: PutAwayRefusal) =>
  refusal.code === 'in_use'
    ? joinWords(
        refusal.by.map(({ zh }) => zh),
        'zh',
      )
    : undefined

async function undoStock(tx: Tx, { rows, importId, actor, reason, now }: Undoing): Promise<Outcome[]> {
  const causes = rows.map(({ row_no }) => causeOf(importId, row_no))
  const answers = await moveBackStockOfMany(tx, { causes, actor, note: reason, now })
  return rows.map(({ row_no }) => {
    const answer = answers.get(causeOf(importId, row_no))
    // A row that found the stock as it wanted it has moved nothing.
    if (!answer || 'after' in answer) return { row_no, outcome: 'undone', why: null }
    return { row_no, outcome: 'kept', why: [{ field: 'units', code: answer.code }] }
  })
}
