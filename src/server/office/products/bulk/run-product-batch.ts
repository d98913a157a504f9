import { isDeepStrictEqual } from 'node:util'
import { batchMove, bulkMove } from '#contract/office/api/goods/bulk-move.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { productsOfTransaction, type BatchMove, type BulkMove } from '#rules/catalog/bulk/bulk-move.ts'
import { holdProducts, type WholeProduct } from '#server/catalog/products/published/held-products.ts'
import { traced, type Trace } from '#server/platform/audit/trace.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findBatchRow, listOpenRows, lockBatchRow, saveOver, saveRows, type EndedRow } from './batch-store.ts'
import type { BulkRefusal, Pressed, Values } from './bulk-verb.ts'
import { verbOf, wayBackOf } from './verb-of.ts'
import { whoChanged } from './who-changed.ts'

/**
 * The next products of a batch that is applied or taken back, and word that those after them are due: all of it in one transaction, so
 * that what was broken off was not begun, and what is told twice is done once (GDS-09). Products are held in the order of their ids, as
 * orders hold them.
 */
export async function runProductBatch(shop: Shop, { batchId: id }: { batchId: number }): Promise<void> {
  const now = shop.now()
  const trace = (await findBatchRow(shop.database.db, id))?.trace as Trace | null | undefined
  const database = trace ? traced(shop.database, trace) : shop.database
  await database.transaction(async (tx) => {
    const batch = await lockBatchRow(tx, id)
    if (batch?.state !== 'applying' && batch?.state !== 'undoing') return
    const isApplied = batch.state === 'applying'
    const open = await listOpenRows(tx, { batch: id, state: isApplied ? 'ready' : 'done', limit: productsOfTransaction })
    const products = new Map(
      (
        await holdProducts(
          tx,
          open.map((row) => row.product_id),
        )
      ).map((row) => [row.id, row]),
    )
    const turn = { actor: batch.actor as Actor, reason: `batch ${id}`, now }
    const go = async (tried: Turn): Promise<Ended> =>
      isApplied
        ? applyOne(tx, { ...tried, move: bulkMove.parse(batch.move) })
        : takeBackOne(tx, { ...tried, move: batchMove.parse(batch.move) })
    const rows: EndedRow[] = []
    for (const { product_id: product, before, after, version } of open) {
      const tried = { row: products.get(product), before: before as Values, after: after as Values, version, ...turn }
      rows.push({ id: product, ...(await go(tried)) })
    }
    await saveRows(tx, { batch: id, rows })
    if (open.length < productsOfTransaction) return saveOver(tx, { id, state: isApplied ? 'done' : 'undone' })
    await tellLater(tx, { name: 'product-batch-begun', batchId: id })
  })
}

type Turn = Pressed & { row: WholeProduct | undefined; before: Values; after: Values; version: number | null; now: Date }
type Ended = Omit<EndedRow, 'id'>

/** Only what was seen is written: a product that is not as it was when the move was tried is left as it is. */
async function applyOne(tx: Tx, { row, before, after, version: _none, ...turn }: Turn & { move: BulkMove }): Promise<Ended> {
  const left = (refusal: BulkRefusal): Ended => ({ state: 'refused', version: null, refusal })
  if (!row) return left({ code: 'unknown_product' })
  const verb = verbOf(turn.move)
  const weighed = await verb.weigh(tx, { row, ...turn })
  if (!isDeepStrictEqual([weighed.before, weighed.after], [before, after])) return left(await whoChanged(tx, row))
  if (weighed.refusal) return left(weighed.refusal)
  const made = await verb.make(tx, { row, ...turn })
  return made.ok ? { state: 'done', version: made.value, refusal: null } : left(made.refusal)
}

async function takeBackOne(tx: Tx, { row, version, move, ...turn }: Turn & { move: BatchMove }): Promise<Ended> {
  const kept = (refusal: BulkRefusal): Ended => ({ state: 'kept', version, refusal })
  if (!row) return kept({ code: 'unknown_product' })
  if (row.version !== version) return kept(await whoChanged(tx, row))
  const back = await wayBackOf(move)(tx, { row, ...turn })
  return back.ok ? { state: 'undone', version, refusal: null } : kept(back.refusal)
}
