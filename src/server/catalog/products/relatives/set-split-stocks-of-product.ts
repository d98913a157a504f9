import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { lineUpTo } from '#contract/shared/fields.ts'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows } from '../store.ts'
import { conflictSince, type SavedMeanwhile } from '../versions/conflict-since.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { listSplitStocksOf, saveSplitStocksOf } from './store.ts'

const partsShape = z
  .array(
    z.strictObject({
      stock_description_zh: lineUpTo(200).min(1),
      stock_description_en: lineUpTo(200).default(''),
      expected_on: z.iso.date().nullable().default(null),
    }),
  )
  .max(20)

/** What leaves from another place and travels as a parcel of its own. */
export type SplitStocks = z.input<typeof partsShape>

type State = { cod: boolean; parts: z.output<typeof partsShape> }

export type SplitStocksSet = { before: State; after: State }

export type SplitStocksRefusal =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_product'; product: number }
  | ({ code: 'edit_conflict' } & SavedMeanwhile)

/** `seen`: what stood there when somebody began to change it; left out, whatever stands there is replaced. */
type Wanted = { actor: Actor; product: number; parts: SplitStocks; seen?: State['parts'] | undefined }

/**
 * Says which parts of a product travel apart; with none it travels whole. The database takes cash on delivery away from
 * what travels apart (`cod`), and nobody gets it back by that. Told twice, the second time changes nothing.
 */
export async function setSplitStocksOfProduct(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, product, parts, seen }: Wanted,
): Promise<Result<SplitStocksSet, SplitStocksRefusal>> {
  const read = partsShape.safeParse(parts)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [product])
    if (!row) return refuse({ code: 'unknown_product', product })
    const before = { cod: row.cod, parts: await listSplitStocksOf(tx, product) }
    if (isDeepStrictEqual(before.parts, read.data)) return ok({ before, after: before })
    if (seen && !isDeepStrictEqual(before.parts, seen)) {
      const meanwhile = await conflictSince(tx, { row, seen: row.version - 1 })
      return refuse({ code: 'edit_conflict', ...meanwhile, present: { split_stocks: before.parts } })
    }
    const after = { cod: row.cod && read.data.length === 0, parts: read.data }
    const change = { product, actor, verb: 'set-split-stocks', before, after, now: shop.now() }
    await saveAsVersion(tx, change, () => saveSplitStocksOf(tx, { product, parts: read.data }))
    return ok({ before, after })
  })
}
