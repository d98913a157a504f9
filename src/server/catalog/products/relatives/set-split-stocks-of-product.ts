import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { lineUpTo } from '#contract/shared/fields.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows, saveProductRow } from '../store.ts'
import { conflictSince, type SavedMeanwhile } from '../versions/conflict-since.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { findWholeOf } from '../versions/store.ts'
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

const verb = 'set-split-stocks'

type State = { cod: boolean; parts: z.output<typeof partsShape> }

/** `version`: what it made, or what stood there already. */
export type SplitStocksSet = { before: State; after: State; version: number }

export type SplitStocksRefusal =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_product'; product: number }
  | ({ code: 'edit_conflict' } & SavedMeanwhile)

/**
 * `seen`: what stood there when somebody began to change it; left out, whatever stands there is replaced. `takesBack`: the version of these
 * parts that is undone.
 */
type Wanted = { actor: Actor; product: number; parts: SplitStocks; seen?: State['parts'] | undefined; takesBack?: number | undefined }

/**
 * Says which parts of a product travel apart; with none it travels whole. The database takes cash on delivery away from
 * what travels apart (`cod`); it comes back only with taking back what took it. Told twice, the second time changes nothing.
 */
export async function setSplitStocksOfProduct(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, product, parts, seen, takesBack }: Wanted,
): Promise<Result<SplitStocksSet, SplitStocksRefusal>> {
  const read = partsShape.safeParse(parts)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [product])
    if (!row) return refuse({ code: 'unknown_product', product })
    const before = { cod: row.cod, parts: await listSplitStocksOf(tx, product) }
    if (isDeepStrictEqual(before.parts, read.data)) return ok({ before, after: before, version: row.version })
    if (seen && !isDeepStrictEqual(before.parts, seen)) {
      const meanwhile = await conflictSince(tx, { row, seen: row.version - 1 })
      return refuse({ code: 'edit_conflict', ...meanwhile, present: { split_stocks: before.parts } })
    }
    const isPaidLater = row.cod || (takesBack !== undefined && (await tookCash(tx, { product, version: takesBack })))
    const after = { cod: isPaidLater && read.data.length === 0, parts: read.data }
    const change = { product, actor, verb, before, after, now: shop.now() }
    const version = await saveAsVersion(tx, change, async () => {
      await saveSplitStocksOf(tx, { product, parts: read.data })
      if (after.cod && !row.cod) await saveProductRow(tx, { id: product, change: { cod: true } })
    })
    return ok({ before, after, version })
  })
}

const cash = z.object({ cod: z.boolean() })

/** Whether cash on delivery was lost by saying what travels apart. */
async function tookCash(tx: Tx, asked: { product: number; version: number }): Promise<boolean> {
  const undone = await findWholeOf(tx, asked)
  if (undone?.verb !== verb) return false
  return cash.safeParse(undone.before).data?.cod === true && cash.safeParse(undone.after).data?.cod === false
}
