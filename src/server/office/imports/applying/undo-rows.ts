import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#database/connect.ts'
import { isPriceField } from '#rules/imports/import-fields.ts'
import { flatLabel, labelWith } from '#rules/label/flat-label.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import type { PutAwayRefusal } from '#server/catalog/products/states/put-product-away.ts'
import { putProductsAway } from '#server/catalog/products/states/put-products-away.ts'
import { changeProducts, type LeftAlone } from '#server/catalog/products/importing/change-products.ts'
import { moveBackStockOfMany } from '#server/catalog/products/importing/move-stock-of-many.ts'
import type { ProductChange } from '#server/catalog/products/product-shape.ts'
import { holdProducts } from '#server/catalog/products/importing/hold-products.ts'
import { joinWords } from '#texts/shared/format.ts'
import { requiredByCampaigns } from '../../products/archive-product.ts'
import type { Outcome, RowToMove } from '../rows-store.ts'
import { causeOf, faultsOfAnswer, type Applying } from './apply-rows.ts'

/** `publishes`: what was put on sale since may be put away. */
type Undoing = Applying & { rows: RowToMove[]; publishes: boolean }

/** Takes back what the rows did, as far as nobody has changed it since; what stays is named (IMP-11). */
export async function undoRows(tx: Tx, { rows, ...undoing }: Undoing): Promise<Outcome[]> {
  if (undoing.kind === 'stock') return undoStock(tx, { rows, ...undoing })
  // All are held in the order of their ids before any of them is moved.
  const stands = await holdProducts(
    tx,
    rows.map(({ product_id: id }) => id ?? 0),
  )
  const made = await putAway(tx, { rows: rows.filter(({ action }) => action === 'new'), stands, ...undoing })
  const changed = rows.filter(({ action }) => action === 'update').map((row) => partsOf(row, stands.get(row.product_id ?? 0)))
  return [...made, ...(await takeBack(tx, { parts: changed, ...undoing }))]
}

/** Whoever may not put it away on its page may not by a file either. */
const keptOnSale = ({ row_no }: RowToMove): Outcome => ({ row_no, outcome: 'kept', why: [{ field: null, code: 'needs_publish' }] })

type TakingBack = Pick<Applying, 'actor' | 'reason' | 'now'> & { parts: readonly Parts[] }

/** What a refusal names stays, and the rest of its row goes back all the same. */
async function takeBack(tx: Tx, { parts, actor, reason, now }: TakingBack): Promise<Outcome[]> {
  const write = (changes: readonly Parts[]) =>
    changeProducts(tx, { changes: changes.filter(isToChange), actor, verb: 'undo-import', reason, takesBack: true, now })
  const first = await write(parts)
  const without = parts.map((each) => withoutRefused(each, first.get(each.product)))
  const second = await write(without.filter(({ refused }) => refused))
  return without.map(({ row_no, product, kept, refused }) =>
    outcomeOf({ row_no, kept, answer: refused ? second.get(product) : first.get(product) }),
  )
}

const isToChange = ({ change }: Parts) => Object.keys(change).length > 0

/** A row without the fields for which it was refused, which are named in `kept`; as it is where the refusal names none, or all of them. */
function withoutRefused(parts: Parts, answer: Answer | undefined): Parts & { refused: boolean } {
  if (!answer || 'after' in answer) return { ...parts, refused: false }
  const said = Object.entries(parts.change)
  const refused = fieldsRefused(answer, Object.keys(parts.change))
  const others = said.filter(([field]) => !refused.includes(field))
  if (others.length === said.length || others.length === 0) return { ...parts, refused: false }
  const change = Object.fromEntries(others)
  return { ...parts, change, kept: [...parts.kept, ...faultsOfAnswer(answer)], refused: true }
}

function fieldsRefused(answer: LeftAlone, fields: readonly string[]): readonly string[] {
  if (answer.code === 'wrong_value') return Object.keys(answer.faults)
  if (answer.code === 'price_scheduled') return fields.filter(isPriceField)
  return answer.code === 'code_taken' ? ['barcode'] : []
}

type Parts = { row_no: number; product: number; change: ProductChange; kept: RowFault[] }

/** What still stands as the import wrote it goes back; what does not is kept. */
function partsOf({ row_no, product_id: product, before: was, after: wrote }: RowToMove, row: object | undefined): Parts {
  const label = labelBack(row, { was: was as Said, wrote: wrote as Said })
  const [before, after] = label
    ? [
        { ...(was as Said), label: label.back },
        { ...(wrote as Said), label: label.stands },
      ]
    : [was, wrote]
  const present = new Map<string, unknown>(Object.entries(row ?? {}))
  const fields = Object.keys(after as object)
  const isOurs = (field: string) => isDeepStrictEqual(present.get(field), (after as Record<string, unknown>)[field])
  return {
    row_no,
    product: product ?? 0,
    change: Object.fromEntries(fields.filter(isOurs).map((field) => [field, (before as Record<string, unknown>)[field]])),
    kept: [
      ...(label?.kept ?? []).map((field) => ({ field, code: 'changed_since' })),
      ...fields.filter((field) => !isOurs(field)).map((field) => ({ field, code: row ? 'changed_since' : 'unknown_product' })),
    ],
  }
}

type Said = Readonly<Record<string, unknown>>

/** The label with what the import wrote of it taken back, place by place; null where it wrote none, or the product is gone. */
function labelBack(row: object | undefined, { was, wrote }: { was: Said; wrote: Said }) {
  if (!row || wrote['label'] === undefined) return null
  const stands = Object.entries(row).find(([field]) => field === 'label')?.[1]
  const [before, after, now] = [flatLabel(was['label']), flatLabel(wrote['label']), flatLabel(stands)]
  const places = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (place) => !isDeepStrictEqual(before[place], after[place]),
  )
  const ours = places.filter((place) => isDeepStrictEqual(now[place], after[place]))
  const back = labelWith(stands, Object.fromEntries(ours.map((place) => [place, before[place] ?? null])))
  return { stands, back, kept: places.filter((place) => !ours.includes(place)) }
}

type Answer = { before: object; after: object } | LeftAlone
type Ended = { row_no: number; kept: RowFault[]; answer: Answer | undefined }

function outcomeOf({ row_no, kept, answer }: Ended): Outcome {
  const why = answer && !('after' in answer) ? [...kept, ...faultsOfAnswer(answer)] : kept
  return { row_no, outcome: why.length > 0 ? 'kept' : 'undone', why: why.length > 0 ? why : null }
}

type PuttingAway = Pick<Undoing, 'rows' | 'publishes' | 'actor' | 'now'> & { stands: Awaited<ReturnType<typeof holdProducts>> }

/** What the rows have made; for whoever may not put away what has gone on sale since, that stays. */
async function putAway(tx: Tx, { rows, stands, publishes, actor, now }: PuttingAway): Promise<Outcome[]> {
  const isPublished = ({ product_id: id }: RowToMove) => !['draft', 'archived'].includes(stands.get(id ?? 0)?.state ?? 'draft')
  const ours = rows.filter((row) => publishes || !isPublished(row))
  const put = await putProductsAway(tx, {
    actor,
    ids: ours.map(({ product_id: id }) => id ?? 0),
    requiredBy: async (held, product) => requiredByCampaigns(held, { product, now }),
    now,
  })
  return rows.map((row): Outcome => {
    const refusal = put.get(row.product_id ?? 0)
    if (refusal === undefined) return keptOnSale(row)
    if (refusal === null) return { row_no: row.row_no, outcome: 'undone', why: null }
    return { row_no: row.row_no, outcome: 'kept', why: [{ field: null, code: refusal.code, by: namesIn(refusal) }] }
  })
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
