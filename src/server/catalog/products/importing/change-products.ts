import type * as z from 'zod'
import { askedOfAll } from '#database/asked-together.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import type { Excluded } from '#rules/catalog/excluded-flags.ts'
import { isPriceField } from '#rules/imports/import-fields.ts'
import type { Text } from '#rules/locale.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { partsOf } from '#server/platform/parts-of.ts'
import { thinkOfAll } from '#server/platform/think-of-all.ts'
import type { ClaimsUnconfirmed } from '../claims/find-unconfirmed-claims.ts'
import { judgeChange } from '../judging/judge-change.ts'
import { productWrittenShape, type ProductChange } from '../product-shape.ts'
import type { LockedProduct } from '../store.ts'
import { saveAsVersions } from '../versions/save-as-versions.ts'
import { holdFirst, holdProducts } from './hold-products.ts'
import { listWithRunningPrice } from './store.ts'

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
export async function changeProducts(tx: Tx, { changes, takesBack = false, ...saving }: ManyWanted): Promise<ManyResult> {
  await holdFirst(
    tx,
    changes.map(({ product }) => product),
  )
  const weighed: (Weighed | LeftAlone)[] = []
  for (const part of partsOf(changes)) weighed.push(...(await weighAll(tx, part)))
  // Beside each other, so that what they ask of the database is asked for all of them at once, and names are held in their order.
  const judged = await askedOfAll(weighed, async (each) => ('row' in each ? judge(tx, { ...each, takesBack, now: saving.now }) : each))
  const answers = new Map(changes.map(({ product }, place) => [product, judged[place] ?? unknown]))
  leaveDoubledCodes(
    answers,
    weighed.flatMap((each) => ('row' in each ? each.row : [])),
  )
  const decided = [...answers.values()].filter((each): each is Decided => 'after' in each && Object.keys(each.after).length > 0)
  for (const part of partsOf(decided)) await saveAsVersions(tx, { changes: part, ...saving })
  return answers
}

async function weighAll(tx: Tx, changes: ManyWanted['changes']): Promise<(Weighed | LeftAlone)[]> {
  const ids = changes.map(({ product }) => product)
  const rows = await holdProducts(tx, ids)
  const scheduled = new Set(await listWithRunningPrice(tx, ids))
  return thinkOfAll(changes, (wanted) => {
    const row = rows.get(wanted.product)
    return row ? weigh({ row, wanted, isScheduled: scheduled.has(row.id) }) : unknown
  })
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

/** Of products that are given one bar code in the same moment, in whichever of its forms, the first gets it. */
function leaveDoubledCodes(answers: Map<number, Decided | LeftAlone>, rows: readonly LockedProduct[]): void {
  const holders = new Map<string, LockedProduct>()
  for (const row of rows) {
    const answer = answers.get(row.id)
    const code = answer && 'after' in answer && 'barcode' in answer.after ? answer.after.barcode : null
    if (typeof code !== 'string') continue
    const [form = code] = formsOfCode(code).toSorted()
    const holder = holders.get(form)
    if (holder) answers.set(row.id, { code: 'code_taken', by: { zh: holder.name_zh, en: holder.name_en } })
    else holders.set(form, row)
  }
}

/** By the names of the fields. */
export function faultsOf(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map(({ path: [field], message }) => [String(field), message]))
}
