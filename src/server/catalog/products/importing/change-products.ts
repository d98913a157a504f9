import type * as z from 'zod'
import { askedOfAll } from '#database/asked-together.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { Excluded } from '#rules/catalog/excluded-flags.ts'
import { isPriceField } from '#rules/imports/import-fields.ts'
import type { Text } from '#rules/locale.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { inParts } from '#server/platform/in-parts.ts'
import { thinkOfAll } from '#server/platform/think-of-all.ts'
import type { ClaimsUnconfirmed } from '../claims/find-unconfirmed-claims.ts'
import { judgeChange } from '../judging/judge-change.ts'
import { productWrittenShape, type ProductChange } from '../product-shape.ts'
import type { LockedProduct } from '../store.ts'
import { saveAsVersions } from '../versions/save-as-versions.ts'
import { holdProducts } from './hold-products.ts'
import { holdProductIds, listWithRunningPrice } from './store.ts'

/** Why one of many products is not changed; the others are. */
export type LeftAlone =
  | { code: 'unknown_product' | 'changed_since' | 'price_scheduled' | 'label_incomplete' }
  | { code: 'code_taken'; by: Text }
  | ClaimsUnconfirmed
  | { code: 'wrong_value'; faults: Record<string, string> }
  | ({ code: 'flags_exclude' } & Excluded)

export type ManyWanted = {
  /** Each product once. `version`: which was looked at; left out, the change is made over anything. */
  changes: readonly { product: number; change: ProductChange; version?: number | undefined }[]
  actor: Actor
  verb: string
  reason?: string | undefined
  /** What stood before is written again. */
  takesBack?: boolean
  now: Date
}

export type ManyResult = ReadonlyMap<number, { before: object; after: object } | LeftAlone>

type Decided = { product: number; before: object; after: object }

/**
 * Changes many products in few statements, each as `changeProduct` changes one. They are held in the order of their ids, as placing an
 * order does (D-221). What cannot be changed is left alone and named.
 */
export async function changeProducts(tx: Tx, { changes, ...saving }: ManyWanted): Promise<ManyResult> {
  await holdProductIds(
    tx,
    changes.map(({ product }) => product),
  )
  return inParts(changes, async (part) => changePart(tx, { changes: part, ...saving }))
}

async function changePart(tx: Tx, { changes, takesBack = false, ...saving }: ManyWanted): Promise<ManyResult> {
  const ids = changes.map(({ product }) => product)
  const rows = await holdProducts(tx, ids)
  const scheduled = new Set(await listWithRunningPrice(tx, ids))
  const weighed = await thinkOfAll(changes, (wanted) => {
    const row = rows.get(wanted.product)
    return row ? weigh({ row, wanted, isScheduled: scheduled.has(row.id) }) : unknown
  })
  // Beside each other, so that what they ask of the database is asked for all of them at once, and names are held in their order.
  const judged = await askedOfAll(weighed, async (each) => ('row' in each ? judge(tx, { ...each, takesBack, now: saving.now }) : each))
  const answers = new Map(changes.map(({ product }, place) => [product, judged[place] ?? unknown]))
  leaveDoubledCodes(answers, rows)
  const decided = [...answers.values()].filter((each): each is Decided => 'after' in each && Object.keys(each.after).length > 0)
  await saveAsVersions(tx, { changes: decided, ...saving })
  return answers
}

const unknown: LeftAlone = { code: 'unknown_product' }

type Weighed = { row: LockedProduct; before: object; after: Partial<LockedProduct> }

/** What would be different, as far as the row alone can tell. */
function weigh({
  row,
  wanted,
  isScheduled,
}: {
  row: LockedProduct
  wanted: ManyWanted['changes'][number]
  isScheduled: boolean
}): Weighed | LeftAlone {
  if (wanted.version !== undefined && wanted.version !== row.version) return { code: 'changed_since' }
  const read = productWrittenShape.safeParse(wanted.change)
  if (!read.success) return { code: 'wrong_value', faults: faultsOf(read.error) }
  const { before, after } = changedFields(row, read.data)
  return isScheduled && Object.keys(after).some(isPriceField) ? { code: 'price_scheduled' } : { row, before, after }
}

async function judge(
  tx: Tx,
  { row, before, after, takesBack, now }: Weighed & { takesBack: boolean; now: Date },
): Promise<Decided | LeftAlone> {
  const refusal = await judgeChange(tx, { row, after, takesBack, now })
  if (refusal?.code === 'label_incomplete') return { code: 'label_incomplete' }
  return refusal ?? { product: row.id, before, after }
}

/** Of products that are given one bar code in the same moment the first gets it. */
function leaveDoubledCodes(answers: Map<number, Decided | LeftAlone>, rows: ReadonlyMap<number, LockedProduct>): void {
  const taken = new Set<unknown>()
  for (const [product, answer] of answers) {
    const code = 'after' in answer && 'barcode' in answer.after ? answer.after.barcode : null
    const row = rows.get(product)
    if (typeof code !== 'string' || !row) continue
    if (taken.has(code)) answers.set(product, { code: 'code_taken', by: { zh: row.name_zh, en: row.name_en } })
    taken.add(code)
  }
}

/** By the names of the fields. */
export function faultsOf(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map(({ path: [field], message }) => [String(field), message]))
}
